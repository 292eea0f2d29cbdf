/** How long after it happened something may begin to be shown, in milliseconds. */
const LATEST = 3000;

interface Ways<T> {
  /** Show one thing; null when all have had their time. */
  show(thing: T | null): void;
  /** How long one thing is shown, in milliseconds. */
  time(): number;
  /** Make one thing of two for which there is no time one after another. */
  join(older: T, newer: T): T;
}

/**
 * Things to be shown one after another, each for its time, whatever happens meanwhile.
 *
 * To show is not to move: the times do not depend on whether anything on the page moves.
 */
export class ShowQueue<T> {
  private readonly ways: Ways<T>;
  private waiting: T[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;
  private ends = 0;

  constructor(ways: Ways<T>) {
    this.ways = ways;
  }

  /** Whether something is being shown. */
  get isShowing(): boolean {
    return this.timer !== null;
  }

  /** Show something as soon as what came before has had its time. */
  add(thing: T): void {
    this.waiting.push(thing);
    if (!this.isShowing) this.next();
    while (this.waiting.length > 1 && this.wait() > LATEST) {
      const newer = this.waiting.pop() as T;
      const older = this.waiting.pop() as T;
      this.waiting.push(this.ways.join(older, newer));
    }
  }

  /** Forget all that is or would be shown. */
  end(): void {
    if (!this.timer) return;
    clearTimeout(this.timer);
    this.waiting = [];
    this.next();
  }

  /** How long the last thing has to wait. */
  private wait(): number {
    return this.ends - performance.now() + (this.waiting.length - 1) * this.ways.time();
  }

  private next(): void {
    const thing = this.waiting.shift();
    this.timer = null;
    if (thing !== undefined) {
      const time = this.ways.time();
      this.ends = performance.now() + time;
      this.timer = setTimeout(() => this.next(), time);
    }
    this.ways.show(thing ?? null);
  }
}

export { Avatar, picturesOf } from "./Avatar";
export { CardBack, CardEdge, CardFace } from "./CardFace";
export { cardLabel, cardsLabel, MiniCard, MiniCards } from "./MiniCard";
export { type Face, faceOf, listed, tally } from "./notation";
export { RankSign, Signs, SuitSign } from "./Signs";

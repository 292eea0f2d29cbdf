import { useAsync } from "../../../base/hooks/useAsync";
import { friendsAddress } from "../../../link/friends";

const ask = async () => ({ address: await friendsAddress() });

/** Where friends find this page; null where nobody but this machine does, undefined at first. */
export function useFriendsAddress(): string | null | undefined {
  const { value, error } = useAsync(ask);
  return error ? null : value?.address;
}

// Under which address others reach this server. A page that was opened on the server's own machine
// has one that nobody else can open: the server tells of that of its network, if it listens there.
import { get } from "../http";

const OWN_MACHINE = /^(localhost|127(\.\d+){3}|\[::1\])$/;

export const reach = $state({
  base: location.origin,
  alone: false, // nobody on another machine can open it
});

/** Whether an address leads nowhere from another machine. */
export const isOwnMachine = (hostname: string): boolean => OWN_MACHINE.test(hostname);

/** Find out; where it can't be asked, the address of the page has to do. */
export async function findReach(hostname = location.hostname): Promise<void> {
  if (!isOwnMachine(hostname)) return;
  const urls = await get<string[]>("/reach").catch(() => null);
  if (urls?.[0]) reach.base = urls[0];
  reach.alone = urls?.length === 0;
}

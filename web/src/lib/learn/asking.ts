// Asking a server that may not be heard for a while.
import { Trouble } from "../http";

const SOONEST = 500; // milliseconds until it is asked again, the first time
const LATEST = 8000; // and at most

/** What the server answers, asked for again and again while the network is silent and the answer is
 * still wanted. What the server itself refuses is refused at once. */
export async function heard<T>(ask: () => Promise<T>, wanted: () => boolean): Promise<T> {
  for (let wait = SOONEST; ; wait = Math.min(2 * wait, LATEST)) {
    try {
      return await ask();
    } catch (trouble) {
      const silent = trouble instanceof Trouble && trouble.problem.code === "network";
      if (!silent || !wanted()) throw trouble;
    }
    await new Promise((done) => setTimeout(done, wait));
  }
}

// HTTP to our own server: JSON in, JSON out, every trouble a `Trouble` with words for people.
import type { Problem } from "./wire";

/** Something the server refused, or a network that did not answer. */
export class Trouble extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.en);
  }
}

const SILENCE: Problem = {
  code: "network",
  fr: "Le serveur ne répond pas. Rien n’est perdu ; réessayez dans un instant.",
  en: "The server does not answer. Nothing is lost; try again in a moment.",
  rule: null,
};

async function call(
  method: string,
  path: string,
  body?: unknown,
  patience?: number,
): Promise<Response> {
  const headers: Record<string, string> = { accept: "application/json" };
  if (body !== undefined) headers["content-type"] = "application/json";
  const sent = typeof body === "string" ? body : JSON.stringify(body);
  try {
    return await fetch(`/api${path}`, {
      method,
      headers,
      body: body === undefined ? null : sent,
      credentials: "same-origin",
      signal: patience ? AbortSignal.timeout(patience) : null,
    });
  } catch {
    throw new Trouble(0, SILENCE);
  }
}

async function answer(response: Response): Promise<Response> {
  if (response.ok) return response;
  let problem: Problem | null = null;
  try {
    problem = (await response.json()) as Problem;
  } catch {
    // Not one of ours: a proxy's page, say.
  }
  throw new Trouble(response.status, problem?.fr ? problem : { ...SILENCE, code: "http" });
}

/** Ask for something. */
export async function get<T>(path: string): Promise<T> {
  return (await answer(await call("GET", path))).json() as Promise<T>;
}

/** Ask for a text. */
export async function getText(path: string): Promise<string> {
  return (await answer(await call("GET", path))).text();
}

/** Have something done; a body that is a string is sent as it stands. Where `patience` is given, an
 * answer that takes more milliseconds counts as none. */
export async function send<T>(
  method: string,
  path: string,
  body: unknown = {},
  patience?: number,
): Promise<T> {
  const response = await answer(await call(method, path, body, patience));
  const text = await response.text();
  return (text ? JSON.parse(text) : null) as T;
}

/** Whether the server can be reached at all. */
export async function isReachable(): Promise<boolean> {
  return fetch("/healthz", { cache: "no-store" }).then(
    () => true,
    () => false,
  );
}

/** Whether something went wrong because the network was silent. */
export function isSilence(error: unknown): boolean {
  return error instanceof Trouble && error.problem.code === "network";
}

/** What went wrong, in words for people. */
export function trouble(error: unknown): Problem {
  return error instanceof Trouble ? error.problem : { ...SILENCE, code: "unknown" };
}

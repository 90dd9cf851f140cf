/** A call that can be made, as `endpoints.ts` builds it. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** A path of the origin (`/bin/…`), or a whole address. */
  readonly address: string;
  readonly query?: SearchParams;
  /** Sent as JSON, a form as it is. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Carries the access token, where there is one and the host may know it. */
  readonly needsToken?: boolean;
  /** Carries a secret in its body: a redirect is not followed, and counts as an answer that is none of 2xx. */
  readonly isSecret?: boolean;
  /** Tells the host nothing of the visitor: no cookies, no referrer. */
  readonly isAnonymous?: boolean;
  /** Makes the request in place of `fetch`, as for an upload that says how far it is. */
  readonly transport?: (url: string, init: RequestInit) => Promise<Response>;
}

/** Parameters of an address; absent and empty ones are left out, a list is repeated. */
export type SearchParams = Readonly<Record<string, string | number | readonly string[] | undefined>>;

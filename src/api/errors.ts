import type { Refusal } from './answers/refusal.schema.ts';

/** Names of parameters whose values are nobody's business. */
const secret = /token|secret|password/i;

/** The address of a call as it may be shown: without the values of secret parameters. */
function withoutSecrets(address: string): string {
  const url = URL.parse(address);
  const names = [...(url?.searchParams.keys() ?? [])].filter((name) => secret.test(name));
  names.forEach((name) => url?.searchParams.set(name, ''));
  return url?.href ?? address;
}

/**
 * A call that failed (specification, section 8; contract, section 4): an answer other than 2xx, one that does not
 * have the expected shape, or none. For developers and logs; visitors are told in words of their own.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** Status of the answer; 0 where there was none. */
  declare readonly status: number;
  declare readonly url: string;
  /** Why the origin refused the call, and each of its fields; undefined where it gave no reason. */
  declare readonly error: Refusal | undefined;
  declare readonly fields: Readonly<Record<string, Refusal>>;
  /**
   * The whole refusal as it came: a 409 also has the `companyId` that is taken, or the object as it is now. To be read by
   * a schema, as an answer is; undefined where the origin gave no reason.
   */
  declare readonly body: unknown;
  /** Milliseconds after which the call may be made again; undefined where the origin does not say. */
  declare readonly retryAfter: number | undefined;

  /** @param statusText status text of the answer, or what was wrong in place of one */
  constructor(statusText: string, at: FailedAnswer, options?: ErrorOptions) {
    super(`API Error! ${statusText}`, options);
    this.status = at.status;
    this.url = withoutSecrets(at.url);
    this.error = at.error;
    this.fields = at.fields ?? {};
    this.body = at.body;
    this.retryAfter = at.retryAfter;
  }
}

/** What is known of an answer that is an error. */
interface FailedAnswer {
  readonly status: number;
  readonly url: string;
  readonly error?: Refusal | undefined;
  readonly fields?: Readonly<Record<string, Refusal>> | undefined;
  readonly body?: unknown;
  readonly retryAfter?: number | undefined;
}

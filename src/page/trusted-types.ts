import { toJson } from '#src/text/json.ts';

/**
 * The Trusted Types policies of ours (contract, section 1; trust, row 66). `purify.ts` alone hands the first markup, after
 * sanitising, and the second what is to be sanitised; only structured data becomes a script.
 */

declare const checked: unique symbol;

/** Markup that is safe to write into the page; in truth a `TrustedHTML` where the browser has such a thing. */
export type SafeHtml = string & { readonly [checked]: 'html' };

/** JSON that may stand in a script of structured data; in truth a `TrustedScript` where there is such a thing. */
export type SafeScript = string & { readonly [checked]: 'json' };

type Policy = Readonly<Record<'createHTML' | 'createScript' | 'createScriptURL', (text: string) => string>>;

interface PolicyFactory {
  createPolicy(name: string, rules: Partial<Policy>): Policy;
}

/** Each is made once, since a strict page allows no second one; null where the page refuses it. */
const policies = new Map<string, Policy | null>();

/** The policy of a name; undefined in a browser that has none, where text may be written. What is refused is said once. */
function policyNamed(name: string, rules: Partial<Policy>): Policy | null | undefined {
  const { trustedTypes } = globalThis as { trustedTypes?: Partial<PolicyFactory> };
  // In a browser that has none, an element with this id or name would stand there.
  if (typeof trustedTypes?.createPolicy !== 'function') return undefined;
  if (!policies.has(name)) {
    const isTold = [...policies.values()].includes(null);
    try {
      policies.set(name, trustedTypes.createPolicy(name, rules));
    } catch {
      policies.set(name, null);
      if (!isTold) {
        console.error(
          `tourism-widgets: the page refuses the policy "${name}": its trusted-types have to name "tourism-widgets" and "tourism-widgets-html"`,
        );
      }
    }
  }
  return policies.get(name);
}

/** Refuses whatever is not JSON, and leaves no `<` that could end the script it stands in. */
const rewriteJson = (json: string): string => toJson(JSON.parse(json)).replaceAll('<', '\\u003c');

const ourPolicy = () =>
  policyNamed('tourism-widgets', { createHTML: (markup) => markup, createScript: rewriteJson });

/** @throws where the page refuses a policy */
function orThrow(policy: Policy | null | undefined): Policy | undefined {
  if (policy === null) throw new Error('HTML may not be written on this page');
  return policy;
}

/**
 * What DOMPurify parses with, in a document that runs nothing; undefined in a browser without Trusted Types.
 *
 * @throws where the page refuses the policy
 */
export const parserPolicy = (): Policy | undefined =>
  orThrow(policyNamed('tourism-widgets-html', { createHTML: (markup) => markup, createScriptURL: () => '' }));

/**
 * Vouches for markup that DOMPurify has just returned, and for no other.
 *
 * @throws where the page refuses the policy
 */
export const trustHtml = (sanitised: string): SafeHtml =>
  (orThrow(ourPolicy())?.createHTML(sanitised) ?? sanitised) as SafeHtml;

/** Structured data as the text of its script; undefined where the page refuses the policy. */
export function trustJson(value: object): SafeScript | undefined {
  const json = toJson(value);
  const policy = ourPolicy();
  if (policy === null) return undefined;
  return (policy?.createScript(json) ?? rewriteJson(json)) as SafeScript;
}

/**
 * The one Trusted Types policy of ours (contract, section 3; trust, row 66). Only `purify.ts` hands it markup, after
 * sanitising, and only structured data becomes a script.
 */

declare const checked: unique symbol;

/** Markup that is safe to write into the page; in truth a `TrustedHTML` where the browser has such a thing. */
export type SafeHtml = string & { readonly [checked]: 'html' };

/** JSON that may stand in a script of structured data; in truth a `TrustedScript` where there is such a thing. */
export type SafeScript = string & { readonly [checked]: 'json' };

interface Policy {
  createHTML(markup: string): SafeHtml;
  createScript(json: string): SafeScript;
}

interface PolicyFactory {
  createPolicy(name: string, rules: Record<keyof Policy, (text: string) => string>): Policy;
}

let policy: Policy | undefined;

function ourPolicy(): Policy | undefined {
  const { trustedTypes } = globalThis as { trustedTypes?: Partial<PolicyFactory> };
  // In a browser that has none, an element with this id or name would stand there.
  if (typeof trustedTypes?.createPolicy !== 'function') return undefined;
  return (policy ??= trustedTypes.createPolicy('tourism-widgets', {
    createHTML: (markup) => markup,
    createScript: toJson,
  }));
}

/** Refuses whatever is not JSON, and leaves no `<` that could end the script it stands in. */
const toJson = (json: string): string => JSON.stringify(JSON.parse(json)).replaceAll('<', '\\u003c');

/** Vouches for markup that DOMPurify has just returned, and for no other. */
export const trustHtml = (sanitised: string): SafeHtml =>
  ourPolicy()?.createHTML(sanitised) ?? (sanitised as SafeHtml);

/** Structured data as the text of its script. */
export function trustJson(value: object): SafeScript {
  const json = JSON.stringify(value);
  return ourPolicy()?.createScript(json) ?? (toJson(json) as SafeScript);
}

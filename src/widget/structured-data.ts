import { toJson } from '#src/text/json.ts';
import { useEffect } from 'react';
import { trustJson } from '#src/page/trusted-types.ts';
import { usePage } from './context.ts';
import { createElement, pageHead } from '#src/page/dom.ts';

/** Scripts in the page by what they say, and how many widgets say it. */
const scripts = new Map<string, { readonly script: HTMLScriptElement | undefined; users: number }>();

/**
 * Tells search engines something about the page (schema.org, JSON-LD) for as long as the widget is there. Written into
 * `<head>` by an effect through the one policy of ours (conventions, "Structured data"); said once, however many
 * widgets say the same. An author's page says nothing.
 *
 * @param json the object with `@context` and `@type`; undefined for nothing
 */
export function useStructuredData(json: object | undefined): void {
  const isAuthoring = usePage().cmsMode === 'author';
  const text = json && !isAuthoring ? toJson(json) : undefined;
  useEffect(() => (text === undefined ? undefined : say(text)), [text]);
}

/** @returns takes it back */
function say(text: string): () => void {
  const said = scripts.get(text) ?? { script: append(text), users: 0 };
  scripts.set(text, said);
  said.users += 1;
  return () => {
    said.users -= 1;
    if (said.users > 0) return;
    said.script?.remove();
    scripts.delete(text);
  };
}

/** Undefined where the page lets no script of ours be written. */
function append(text: string): HTMLScriptElement | undefined {
  const json = trustJson(JSON.parse(text) as object);
  if (json === undefined) return undefined;
  const script = createElement('script');
  script.type = 'application/ld+json';
  script.text = json;
  pageHead().append(script);
  return script;
}

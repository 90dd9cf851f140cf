import { useReducer, useState, useSyncExternalStore } from 'react';
import { scrollToAnchor } from '#src/page/anchors.ts';
import { pageAddress, writeEntry } from '#src/page/history.ts';
import type { SectionName } from './widget.ts';

/**
 * The section that the page's address names after its `#`, else the first; Back leads to the one before. Where the address
 * comes to name something else on the page, nothing changes.
 *
 * @returns the section, and what leads to another one
 */
export function useSectionAddress(
  sections: readonly SectionName[],
): [SectionName | undefined, (name: SectionName) => void] {
  const [, readAgain] = useReducer((times: number) => times + 1, 0);
  const [last, setLast] = useState<SectionName>();
  const hash = useSyncExternalStore(follow, readHash, () => '');
  const named = sections.find((name) => name === hash);
  const next = named ?? (hash === '' ? undefined : last);
  if (next !== last) setLast(next);
  const lead = (name: SectionName) => {
    if (readHash() !== name) writeEntry('push', { hash: name });
    // No event tells of an address that a script has written.
    readAgain();
    scrollToAnchor(name);
  };
  return [sections.find((name) => name === next) ?? sections[0], lead];
}

const readHash = () => pageAddress().hash.slice(1);

const types = ['hashchange', 'popstate'];

function follow(listener: () => void): () => void {
  for (const type of types) window.addEventListener(type, listener);
  return () => {
    for (const type of types) window.removeEventListener(type, listener);
  };
}

import type { KeyboardEvent } from 'react';
import type { Language } from '#src/i18n/languages.ts';

/** The entries of a menu, in their order. */
export const menuItems = (menu: HTMLElement | null): readonly HTMLElement[] => [
  ...(menu?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []),
];

/** Goes from entry to entry of an open menu by arrows, Home, End and first letters (APG: menu). Other keys are left alone. */
export function followMenuKey(event: KeyboardEvent, menu: HTMLElement | null, language: Language): void {
  const items = menuItems(menu);
  const at = items.indexOf(event.target as HTMLElement);
  const goals: Readonly<Record<string, number>> = {
    ArrowDown: (at + 1) % items.length,
    ArrowUp: at - 1,
    Home: 0,
    End: -1,
  };
  const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
  if (Object.hasOwn(goals, event.key)) items.at(goals[event.key] ?? 0)?.focus();
  else if (/^\S$/u.test(event.key) && !hasModifier) typeAhead(items, at, event.key, language);
  else return;
  event.preventDefault();
}

/** Goes to the next entry that begins with a letter, from the start again after the last one. */
function typeAhead(items: readonly HTMLElement[], at: number, letter: string, language: Language): void {
  const { compare } = new Intl.Collator(language, { usage: 'search', sensitivity: 'base' });
  const others = [...items.slice(at + 1), ...items.slice(0, at + 1)];
  others
    .find(({ textContent }) => compare(textContent.trim().slice(0, letter.length), letter) === 0)
    ?.focus();
}

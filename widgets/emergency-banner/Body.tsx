import { use, useState } from 'react';
import { RichText } from '#src/rich-text/RichText.tsx';
import { TextSourceContext } from '#src/rich-text/text-source.ts';
import { useHydrated } from '#src/ui/useHydrated.ts';
import { useSanitiser } from './useSanitiser.ts';
import type { Config, Message } from './widget.ts';

/** The words of an author's HTML, to be shown as text. */
export const withoutTags = (html: string): string => html.replace(/<[^>]*>/g, ' ').trim();

interface Props {
  readonly message: Message;
  readonly headingLevel: Config['headingLevel'];
}

/**
 * The text of a message. Until it can be sanitised, and where it cannot be, it does without its markup: what has to be
 * said is said. Where a server or the CMS has written it, it stays.
 */
export function Body({ message: { body }, headingLevel }: Props) {
  const { fallback } = use(TextSourceContext);
  const [isServed] = useState(!useHydrated());
  const isKept = isServed || Boolean(fallback?.textContent?.trim());
  const hasMarkup = /[<&]/.test(body);
  const canSanitise = useSanitiser(hasMarkup && !isKept);
  if (!body) return null;
  const plain = <p>{withoutTags(body)}</p>;
  if (!hasMarkup || !(isKept || canSanitise)) return plain;
  return <RichText html={body} headingLevel={headingLevel} otherwise={plain} />;
}

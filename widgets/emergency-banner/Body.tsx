import { RichText } from '#src/rich-text/RichText.tsx';
import { stripMarkup } from '#src/text/plain.ts';
import { hasMarkup } from './notices.ts';
import type { Config, Message } from './widget.ts';

interface Props {
  readonly message: Message;
  readonly headingLevel: Config['headingLevel'];
  /** Nothing can be sanitised: the text has to do without its markup. */
  readonly isPlain: boolean;
}

/** The text of a message. */
export function Body({ message, headingLevel, isPlain }: Props) {
  const { body } = message;
  if (!body) return null;
  if (!hasMarkup(message)) return <p>{body}</p>;
  return isPlain ? <p>{stripMarkup(body)}</p> : <RichText html={body} headingLevel={headingLevel} />;
}

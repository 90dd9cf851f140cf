import { RichText } from '#src/rich-text/RichText.tsx';

interface Props {
  /** As its author wrote it. */
  readonly html: string;
  readonly headingLevel: 2 | 3 | 4 | 5;
}

/** The words that a visitor agrees to, marked as required. No sanitiser is fetched for plain ones. */
export const Consent = ({ html, headingLevel }: Props) =>
  /[<&]/.test(html) ? (
    <>
      <RichText html={html} headingLevel={headingLevel} />
      <span aria-hidden="true">*</span>
    </>
  ) : (
    <span>
      <span>{html}</span>
      <span aria-hidden="true">{'\u00a0*'}</span>
    </span>
  );

import { RichText } from '#src/rich-text/RichText.tsx';
import { useHeadingLevel } from '#src/ui/heading-level.ts';

interface Props {
  /** As its author wrote it. */
  readonly html: string;
}

/** The words that a visitor agrees to, marked as required. No sanitiser is fetched for plain ones. */
export const Consent = ({ html }: Props) => {
  const headingLevel = useHeadingLevel();
  return /[<&]/.test(html) ? (
    <>
      <span aria-hidden="true">*</span>
      <RichText html={html} headingLevel={headingLevel} />
    </>
  ) : (
    <span>
      <span>{html}</span>
      <span aria-hidden="true">{'\u00a0*'}</span>
    </span>
  );
};

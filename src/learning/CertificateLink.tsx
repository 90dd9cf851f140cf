import { download } from '#src/icon/glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { DownloadLink } from '#src/lightbox/DownloadLink.tsx';
import button from '#src/ui/button.module.css';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import type { Course } from './learning.schema.ts';
import { useLearningMessages } from './messages.ts';

interface Props {
  readonly course: Course;
  /** The author's words for it; empty for the built-in ones. */
  readonly label?: string;
}

/** Keeps the certificate of a course; nothing where it has none. */
export function CertificateLink({ course: { courseId, title, certificate }, label }: Props) {
  const t = useLearningMessages();
  if (!certificate) return null;
  const name = title || courseId;
  return (
    <DownloadLink
      className={`${button['button']} ${button['stroke']} ${button['small']}`}
      href={certificate}
      text={name}
    >
      <span>{label || t('certificate')}</span>
      <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
      <Icon glyph={download} size={16} />
    </DownloadLink>
  );
}

import { arrow } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import arrowLink from '#src/section/arrow-link.module.css';
import { Link } from '#src/ui/Link.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';

interface Props {
  /** Names the point. */
  readonly label: string;
  readonly link: string | undefined;
}

/** The way to the page about a point, where its author gives one. */
export function SpotLink({ label, link }: Props) {
  const t = useMessages<typeof en>();
  if (!link) return null;
  const text = t('about', { label });
  return (
    <Link className={arrowLink['link']} href={link} event={{ event: 'cta_click', clickText: text }}>
      <span>{text}</span>
      <Icon glyph={arrow} size={20} />
    </Link>
  );
}

import { Link } from '#src/ui/Link.tsx';
import { Tooltip } from '#src/ui/Tooltip.tsx';
import type { MissingLanguageProps } from './LanguageList.tsx';
import { MissingEntry } from './MissingEntry.tsx';
import styles from './language-list.module.css';

/** A language without this page: focusable, so that everybody learns why it cannot be chosen. */
export function MissingLanguage(props: MissingLanguageProps) {
  const { unAvailableLanMessage, unAvailableLanLink, unAvailableLanLinkLabel } = props.item;
  const link = unAvailableLanLink && unAvailableLanLinkLabel && (
    <Link href={unAvailableLanLink} event={{ event: 'nav_click', clickText: unAvailableLanLinkLabel }}>
      <span>{unAvailableLanLinkLabel}</span>
    </Link>
  );
  return (
    <Tooltip
      className={styles['missing']}
      text={unAvailableLanMessage || props.fallback}
      link={link || undefined}
    >
      {(descriptionId) => <MissingEntry {...props} descriptionId={descriptionId} />}
    </Tooltip>
  );
}

import { arrow } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { Image } from '#src/media/Image.tsx';
import { RichText } from '#src/rich-text/RichText.tsx';
import arrowLink from '#src/section/arrow-link.module.css';
import { CtaLink } from '#src/sign-in/CtaLink.tsx';
import { levelBelow, type HeadingLevel } from '#src/ui/heading-level.ts';
import { Heading } from '#src/ui/Heading.tsx';
import type { Entry } from './entries.ts';
import styles from './entry-content.module.css';
import { toMachineDate } from './written-date.ts';

interface Props {
  readonly entry: Entry;
  /** When it was, a line for each calendar. */
  readonly when: readonly string[];
  /** Place in the timeline, from 1. */
  readonly position: number;
  /** The era that begins with it, where no heading names it. */
  readonly era?: string | undefined;
  readonly headingLevel: HeadingLevel;
  readonly look: 'h3' | 'h4';
  /** How wide its picture is on screen, as in `sizes` of an img. */
  readonly sizes: string;
}

/** What an entry says: when it was, what happened, its picture and its link. */
export function EntryContent({ entry, when, position, era, headingLevel, look, sizes }: Props) {
  const { item, date } = entry;
  const { title, body, image, cta } = item;
  const machineDate = date && toMachineDate(date);
  const lines = when.map((line) => (
    <span key={line} className={styles['calendar']}>
      {line}
    </span>
  ));
  return (
    <>
      {(lines.length > 0 || era) && (
        <div className={styles['when']}>
          {lines.length > 0 && <p>{machineDate ? <time dateTime={machineDate}>{lines}</time> : lines}</p>}
          {era && <p className={styles['era']}>{era}</p>}
        </div>
      )}
      {image && (
        <div className={styles['picture']}>
          <Image image={image} ratio="4:3" sizes={sizes} />
        </div>
      )}
      <div className={styles['words']}>
        <Heading level={headingLevel} look={look}>
          {title}
        </Heading>
        {body && <RichText html={body} headingLevel={levelBelow(headingLevel)} />}
        {cta && (
          <CtaLink className={arrowLink['link']} cta={cta} event="item_click" position={position}>
            <Icon glyph={arrow} size={20} />
          </CtaLink>
        )}
      </div>
    </>
  );
}

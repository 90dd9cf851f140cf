import { AsOf } from '#src/dated/AsOf.tsx';
import { arrow } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { RichText } from '#src/rich-text/RichText.tsx';
import arrowLink from '#src/section/arrow-link.module.css';
import { CtaLink } from '#src/sign-in/CtaLink.tsx';
import { levelBelow, useHeadingLevel } from '#src/ui/heading-level.ts';
import styles from './travel-advisory.module.css';
import type { Topic } from './widget.ts';

interface Props {
  readonly topic: Topic;
  /** After so many days without a check the date is a caution. */
  readonly staleDays: number;
}

/** What a topic says, when that was checked, and where to read on. */
export function TopicText({ topic: { body, updatedOn, links }, staleDays }: Props) {
  const level = levelBelow(useHeadingLevel());
  const shown = links.filter(({ ctaLabel }) => ctaLabel);
  return (
    <div className={styles['topic']}>
      <AsOf asOf={updatedOn} staleDays={staleDays} />
      <RichText html={body} headingLevel={level} />
      {shown.length > 0 && (
        <ul className={styles['links']}>
          {shown.map((cta) => (
            <li key={`${cta.ctaLabel} ${cta.ctaLink}`}>
              <CtaLink className={arrowLink['link']} cta={cta}>
                <Icon glyph={arrow} size={20} />
              </CtaLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

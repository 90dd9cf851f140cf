import type { ReactNode } from 'react';
import { Image } from '#src/media/Image.tsx';
import { image } from '#src/schema/common.schema.ts';
import { readValue } from '#src/schema/read.ts';
import { levelBelow, useHeadingLevel } from '#src/ui/heading-level.ts';
import { Heading } from '#src/ui/Heading.tsx';
import { Link } from '#src/ui/Link.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './itinerary-planner.module.css';
import type en from './messages/en.json';
import type { PlanItem } from '#src/planner/usePlanItems.ts';
import { usePlanWords } from './usePlanWords.ts';

interface Props {
  readonly entry: { readonly name: string; readonly item: PlanItem };
  /** Its place on its day, from 1. */
  readonly number?: number;
  /** Its button, and what else stands at the end of the line. */
  readonly children?: ReactNode;
}

/** What a stop is: its number or picture, its name as a link, its city. */
export function EntryHead({ entry: { name, item }, number, children }: Props) {
  const t = useMessages<typeof en>();
  const words = usePlanWords();
  const level = levelBelow(useHeadingLevel());
  const { url, copy, isGone } = item;
  const picture = copy?.featureImage ?? '';
  const city = copy?.city ?? '';
  return (
    <div className={styles['head']}>
      <span className={styles['picture']}>
        {picture && <Image image={readValue(image, { desktopImage: picture })} ratio="1:1" sizes="56px" />}
        {number !== undefined && (
          // Without bullets a list says no numbers.
          <span className={styles['number']} translate="no">
            {words.number(number)}
          </span>
        )}
      </span>
      <div className={styles['name']}>
        <Heading level={level} look="h4">
          <Link
            href={isGone ? undefined : url}
            event={{
              event: 'item_click',
              clickText: name,
              ...(number !== undefined && { dataLayer: { position: number } }),
            }}
          >
            <bdi>{name}</bdi>
          </Link>
        </Heading>
        {isGone ? (
          <p className={styles['gone']}>{t('gone')}</p>
        ) : (
          city && city !== name && <p className={styles['quiet']}>{city}</p>
        )}
      </div>
      {children}
    </div>
  );
}

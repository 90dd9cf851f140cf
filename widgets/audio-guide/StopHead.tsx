import { Image } from '#src/media/Image.tsx';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { Heading } from '#src/ui/Heading.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './audio-guide.module.css';
import type en from './messages/en.json';
import { StopFacts } from './StopFacts.tsx';
import { textMarks } from './stop-languages.ts';
import type { Stop } from './widget.ts';

interface Props {
  /** Of its heading. */
  readonly id: string;
  readonly stop: Stop;
  /** From 1. */
  readonly number: number;
  readonly distance: number | undefined;
}

/** The stop that was chosen: its picture, its number, its title and what is known of it. */
export function StopHead({ id, stop, number, distance }: Props) {
  const level = useHeadingLevel();
  const t = useMessages<typeof en>();
  const format = useFormat();
  const { image } = stop;
  return (
    <>
      {image && (
        <Image
          key={number}
          image={image}
          ratio="16:9"
          sizes="(min-width: 1440px) 720px, (min-width: 1024px) 55vw, 100vw"
          isDrawing={image.drawing}
        />
      )}
      <div className={styles['head']}>
        <span className={styles['plate']} aria-hidden="true">
          {format.number(number)}
        </span>
        <div>
          <Heading level={level} look="h3" id={id}>
            <VisuallyHidden>{t('stopNumber', { number })}</VisuallyHidden>{' '}
            <span {...textMarks(stop)}>{stop.title}</span>
          </Heading>
          <StopFacts stop={stop} distance={distance} />
        </div>
      </div>
    </>
  );
}

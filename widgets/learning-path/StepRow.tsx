import { useId } from 'react';
import { check } from '#src/icon/common-glyphs.ts';
import { lock } from '#src/icon/glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import type { Course, Step } from '#src/learning/learning.schema.ts';
import { isExternal } from '#src/text/safe-link.ts';
import button from '#src/ui/button.module.css';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { Heading } from '#src/ui/Heading.tsx';
import { Link } from '#src/ui/Link.tsx';
import { Meter } from '#src/ui/Meter.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { usePage } from '#src/widget/context.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './learning-path.module.css';
import type en from './messages/en.json';
import type { PlacedStep } from './steps.ts';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Config;
  readonly placed: PlacedStep;
  /** In the path, from 1. */
  readonly position: number;
  /** It is the one to go on with. */
  readonly isNext: boolean;
  /** Something of the path is done. */
  readonly isBegun: boolean;
  /** The course that it belongs to, where that is in progress. */
  readonly course: Course | undefined;
}

/** A step of a path: its kind, state and time, the way to it, and why it is locked. */
export function StepRow({ config, placed, position, isNext, isBegun, course }: Props) {
  const t = useMessages<typeof en>();
  const format = useFormat();
  const level = useHeadingLevel();
  const { url: page } = usePage();
  const { step, state, before } = placed;
  const title = step.title || step.id;
  const minutes = Math.round(step.minutes ?? 0);
  const facts = [
    kinds.has(step.kind) ? t(step.kind as 'video') : step.kind,
    config.showMinutes && minutes > 0 ? t('minutes', { count: minutes }) : '',
  ].filter(Boolean);
  const link = {
    href: step.url,
    opensNewWindow: isExternal(step.url, page),
    event: { event: 'item_click', clickText: title, dataLayer: { position } },
  } as const;
  const isLinked = step.url !== '' && state !== 'locked';
  return (
    <li className={styles['step']} data-state={state} aria-current={isNext ? 'step' : undefined}>
      <span className={styles['mark']} aria-hidden="true">
        {state === 'done' ? (
          <Icon glyph={check} size={20} />
        ) : state === 'locked' ? (
          <Icon glyph={lock} size={20} />
        ) : (
          format.number(position)
        )}
      </span>
      <div className={styles['words']}>
        <Heading level={level} look="h4">
          {isLinked && !isNext ? (
            <Link className={styles['link']} {...link}>
              <bdi>{title}</bdi>
            </Link>
          ) : (
            <bdi>{title}</bdi>
          )}
        </Heading>
        <p className={styles['facts']}>
          <span className={styles['state']}>{t(state)}</span>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
        {state === 'locked' && (
          <p className={styles['reason']}>
            {before.length > 0 ? t('lockedBy', { titles: format.list(before) }) : t('lockedLater')}
          </p>
        )}
        {course && <CourseShare course={course} />}
        {isLinked && isNext && (
          <Link className={`${button['button']} ${button['primary']} ${button['small']}`} {...link}>
            <span>{config.resumeLabel || t(isBegun || state === 'current' ? 'continue' : 'start')}</span>
            <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
          </Link>
        )}
      </div>
    </li>
  );
}

/** Kinds that have a name of their own; another is a text of the service's. */
const kinds: ReadonlySet<Step['kind']> = new Set(['video', 'reading', 'quiz']);

/** How much of a step's course is done. */
function CourseShare({ course: { title, courseId, percent } }: { readonly course: Course }) {
  const t = useMessages<typeof en>();
  const format = useFormat();
  const id = useId();
  const values = {
    title: title || courseId,
    percent: format.number(percent / 100, { style: 'percent' }),
  };
  return (
    <div className={styles['share']}>
      <p id={id} className={styles['quiet']}>
        {t('courseDone', values)}
      </p>
      <Meter percent={percent} labelledBy={id} />
    </div>
  );
}

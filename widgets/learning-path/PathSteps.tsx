import { useEffect, useId, useMemo } from 'react';
import { progressQuery } from '#src/learning/learning-queries.ts';
import type { Path, Step } from '#src/learning/learning.schema.ts';
import { useLearning } from '#src/learning/useLearning.ts';
import { HeadingLevelContext, levelBelow, useHeadingLevel } from '#src/ui/heading-level.ts';
import { Heading } from '#src/ui/Heading.tsx';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { Meter } from '#src/ui/Meter.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './learning-path.module.css';
import type en from './messages/en.json';
import { StepRow } from './StepRow.tsx';
import { isOfCourse, placeSteps } from './steps.ts';
import { useCompletedMedia } from './useCompletedMedia.ts';
import type { Config } from './widget.ts';

/** Fetched at the end of a path. */
const LazyFinished = lazyComponent(async () => (await import('./Finished.tsx')).Finished);

interface Props {
  readonly config: Config;
  readonly path: Path;
  /** Steps of all paths. */
  readonly known: readonly Step[];
}

/** One path: how much of it is done, and its steps. */
export function PathSteps({ config, path, known }: Props) {
  const t = useMessages<typeof en>();
  const level = useHeadingLevel();
  const id = useId();
  const { steps, next, faulty } = useMemo(
    () => placeSteps(path.steps, known, config.lockOrder),
    [path.steps, known, config.lockOrder],
  );
  const done = steps.filter(({ state }) => state === 'done').length;
  const isFinished = steps.length > 0 && done === steps.length;
  const progress = useLearning(progressQuery, steps.length > 0 && !isFinished);
  useCompletedMedia(path.steps);

  const faults = faulty.join(', ');
  useEffect(() => {
    if (faults)
      console.warn(
        `tourism-widgets: learning-path: these steps require one that is missing, or each other, and are open: ${faults}`,
      );
  }, [faults]);

  if (steps.length === 0) return <p className={styles['empty']}>{t('noSteps')}</p>;
  const left = steps
    .filter(({ state }) => state !== 'done')
    .reduce((sum, { step }) => sum + minutesOf(step), 0);
  const course = progress.data?.find(({ courseId }) => next && isOfCourse(next.step.id, courseId));
  return (
    <>
      <div className={styles['overview']}>
        <Heading level={level} look="h3" id={`${id}t`}>
          <bdi>{path.title || path.id}</bdi>
        </Heading>
        <p id={`${id}p`}>{t('stepsDone', { done, count: steps.length })}</p>
        <Meter percent={Math.round((done / steps.length) * 100)} labelledBy={`${id}t ${id}p`} />
        {config.showMinutes && left > 0 && <p className={styles['quiet']}>{t('left', { count: left })}</p>}
      </div>
      <div role="status" className={styles['said']}>
        {isFinished && <p>{t('finished')}</p>}
      </div>
      <HeadingLevelContext value={levelBelow(level)}>
        {isFinished && <LazyFinished steps={path.steps} />}
        <ol className={styles['steps']} role="list" aria-label={t('steps')}>
          {steps.map((placed, index) => (
            <StepRow
              key={placed.step.id}
              config={config}
              placed={placed}
              position={index + 1}
              isNext={placed === next}
              isBegun={done > 0}
              course={placed === next ? course : undefined}
            />
          ))}
        </ol>
      </HeadingLevelContext>
    </>
  );
}

/** Minutes that a step takes; 0 where nobody knows. */
const minutesOf = ({ minutes = 0 }: Step): number => Math.max(0, Math.round(minutes));

import { useId } from 'react';
import type { Course } from '#src/learning/learning.schema.ts';
import { Loaded } from '#src/learning/Loaded.tsx';
import { useLearningMessages } from '#src/learning/messages.ts';
import type { Known } from '#src/learning/useLearning.ts';
import button from '#src/ui/button.module.css';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { Heading } from '#src/ui/Heading.tsx';
import { Link } from '#src/ui/Link.tsx';
import { Meter } from '#src/ui/Meter.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { courseHref } from './course-href.ts';
import styles from './elearning-dashboard.module.css';
import type en from './messages/en.json';
import { NoCourses } from './NoCourses.tsx';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Config;
  readonly known: Known<readonly Course[]>;
  /** What is completed is in progress no more, whatever the other answer says; undefined while nobody knows. */
  readonly completed: readonly Course[] | undefined;
}

/** Courses that are begun or waiting, each with how much of it is done. */
export function CoursesInProgress({ config, known, completed }: Props) {
  const t = useMessages<typeof en>();
  const done = new Set(completed?.map(({ courseId }) => courseId));
  return (
    <Loaded known={known}>
      {(courses) => {
        const shown = courses.filter(({ courseId }) => !done.has(courseId));
        if (shown.length === 0) return <NoCourses text={t('noProgress')} href={config.catalogueLink} />;
        return (
          <ul className={styles['list']} role="list" aria-label={t('progress')}>
            {shown.map((course, index) => (
              <Row key={course.courseId} config={config} course={course} position={index + 1} />
            ))}
          </ul>
        );
      }}
    </Loaded>
  );
}

interface RowProps {
  readonly config: Config;
  readonly course: Course;
  /** In the list, from 1. */
  readonly position: number;
}

function Row({ config: { coursePath, catalogueLink }, course, position }: RowProps) {
  const t = useMessages<typeof en>();
  const words = useLearningMessages();
  const format = useFormat();
  const level = useHeadingLevel();
  const id = useId();
  const { courseId, percent } = course;
  const title = course.title || courseId;
  const href = coursePath === undefined ? catalogueLink : courseHref(coursePath, courseId);
  return (
    <li className={styles['course']}>
      <div className={styles['words']}>
        <Heading level={level} look="h4" id={`${id}t`}>
          <bdi>{title}</bdi>
        </Heading>
        <p id={`${id}p`} className={styles['quiet']}>
          {words('percent', { percent: format.number(percent / 100, { style: 'percent' }) })}
        </p>
        <Meter percent={percent} labelledBy={`${id}t ${id}p`} />
      </div>
      {href !== undefined && (
        <Link
          className={`${button['button']} ${button['stroke']} ${button['small']}`}
          href={href}
          event={{ event: 'item_click', clickText: title, dataLayer: { position } }}
        >
          <span>{t(percent > 0 ? 'continue' : 'start')}</span>
          <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
        </Link>
      )}
    </li>
  );
}

import { CertificateLink } from '#src/learning/CertificateLink.tsx';
import type { Course } from '#src/learning/learning.schema.ts';
import { Loaded } from '#src/learning/Loaded.tsx';
import type { Known } from '#src/learning/useLearning.ts';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { Heading } from '#src/ui/Heading.tsx';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './elearning-dashboard.module.css';
import type en from './messages/en.json';
import { NoCourses } from './NoCourses.tsx';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Config;
  readonly known: Known<readonly Course[]>;
}

/** Courses that the service calls completed, whatever their percentage, the last one first. */
export function CompletedCourses({ config, known }: Props) {
  const t = useMessages<typeof en>();
  const format = useFormat();
  const level = useHeadingLevel();
  return (
    <Loaded known={known}>
      {(courses) =>
        courses.length === 0 ? (
          <NoCourses text={t('noCompleted')} href={config.catalogueLink} />
        ) : (
          <ul className={styles['list']} role="list" aria-label={t('completed')}>
            {courses.toSorted(lastFirst).map((course) => {
              const date = format.date(course.completedOn, { dateStyle: 'long' });
              return (
                <li key={course.courseId} className={styles['course']}>
                  <div className={styles['words']}>
                    <Heading level={level} look="h4">
                      <bdi>{course.title || course.courseId}</bdi>
                    </Heading>
                    <p className={styles['quiet']}>{date ? t('completedOn', { date }) : t('isCompleted')}</p>
                  </div>
                  <CertificateLink course={course} label={config.certificateLabel} />
                </li>
              );
            })}
          </ul>
        )
      }
    </Loaded>
  );
}

const lastFirst = (one: Course, other: Course) => other.completedOn.localeCompare(one.completedOn, 'en');

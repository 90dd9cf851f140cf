import { BadgeList } from '#src/learning/BadgeList.tsx';
import { BadgeTile } from '#src/learning/BadgeTile.tsx';
import { CertificateLink } from '#src/learning/CertificateLink.tsx';
import { badgesQuery, completedQuery } from '#src/learning/learning-queries.ts';
import type { Badge, Course, Step } from '#src/learning/learning.schema.ts';
import { Loaded } from '#src/learning/Loaded.tsx';
import { NewBadges } from '#src/learning/NewBadges.tsx';
import { useLearning } from '#src/learning/useLearning.ts';
import { useNewBadges } from '#src/learning/useNewBadges.ts';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { Heading } from '#src/ui/Heading.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './learning-path.module.css';
import type en from './messages/en.json';
import { isOfCourse } from './steps.ts';

/** The end of a path: certificates of its courses, and the badges that these have earned. */
export function Finished({ steps }: { readonly steps: readonly Step[] }) {
  const completed = useLearning(completedQuery);
  const badges = useLearning(badgesQuery);
  const fresh = useNewBadges(badges.data);
  const isOfPath = ({ courseId }: Course) => steps.some(({ id }) => isOfCourse(id, courseId));
  return (
    <div className={styles['finished']}>
      <NewBadges badges={fresh} />
      <Loaded known={completed}>
        {(courses) => {
          const own = courses.filter(isOfPath);
          return (
            <>
              <Certificates courses={own.filter(({ certificate }) => certificate !== '')} />
              <Loaded known={badges}>
                {(all) => (
                  <Badges badges={all.filter((badge) => isEarnedBy(badge, own, fresh))} fresh={fresh} />
                )}
              </Loaded>
            </>
          );
        }}
      </Loaded>
    </div>
  );
}

/** A badge belongs to the path if it is new, or was earned on a day on which one of its courses was completed. */
const isEarnedBy = ({ badgeId, earnedOn }: Badge, courses: readonly Course[], fresh: readonly Badge[]) =>
  earnedOn !== '' &&
  (fresh.some((one) => one.badgeId === badgeId) ||
    courses.some(({ completedOn }) => dayIn(completedOn) === dayIn(earnedOn)));

/** The day of a date that may have a time. */
const dayIn = (date: string): string => date.slice(0, 10);

function Certificates({ courses }: { readonly courses: readonly Course[] }) {
  const t = useMessages<typeof en>();
  const level = useHeadingLevel();
  if (courses.length === 0) return null;
  return (
    <div className={styles['kept']}>
      <Heading level={level} look="h4">
        {t('certificates')}
      </Heading>
      <ul className={styles['certificates']} role="list">
        {courses.map((course) => (
          <li key={course.courseId}>
            <bdi>{course.title || course.courseId}</bdi>
            <CertificateLink course={course} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Badges({ badges, fresh }: { readonly badges: readonly Badge[]; readonly fresh: readonly Badge[] }) {
  const t = useMessages<typeof en>();
  const level = useHeadingLevel();
  if (badges.length === 0) return null;
  return (
    <div className={styles['kept']}>
      <Heading level={level} look="h4">
        {t('badges')}
      </Heading>
      <BadgeList label={t('badges')}>
        {badges.map((badge) => (
          <BadgeTile
            key={badge.badgeId}
            badge={badge}
            isNew={fresh.some((one) => one.badgeId === badge.badgeId)}
          />
        ))}
      </BadgeList>
    </div>
  );
}

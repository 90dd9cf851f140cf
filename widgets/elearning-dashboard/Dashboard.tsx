import { useState, type ReactNode } from 'react';
import { badgesQuery, completedQuery, membersQuery, progressQuery } from '#src/learning/learning-queries.ts';
import { NewBadges } from '#src/learning/NewBadges.tsx';
import { useLearning } from '#src/learning/useLearning.ts';
import { useNewBadges } from '#src/learning/useNewBadges.ts';
import { NoAccess } from '#src/portal/NoAccess.tsx';
import { useUser } from '#src/session/useUser.ts';
import { HeadingLevelContext, levelBelow, useHeadingLevel } from '#src/ui/heading-level.ts';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { TabbedPanels } from '#src/ui/TabbedPanels.tsx';
import { usePage } from '#src/widget/context.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import { BadgeWall } from './BadgeWall.tsx';
import { CompletedCourses } from './CompletedCourses.tsx';
import { CoursesInProgress } from './CoursesInProgress.tsx';
import styles from './elearning-dashboard.module.css';
import type en from './messages/en.json';
import type { Config } from './widget.ts';

/** Fetched for the roles that may see it. */
const LazyTeam = lazyComponent(async () => (await import('./Team.tsx')).Team);

type Part = Config['tabs'][number];

const all: readonly Part[] = ['progress', 'completed', 'badges', 'team'];

/** The tabs of a visitor who is signed in: each loads and fails alone. The team is asked for when its tab is first shown. */
export function Dashboard({ config }: { readonly config: Config }) {
  const { teamRoles } = config;
  const t = useMessages<typeof en>();
  const track = useTrack();
  const level = useHeadingLevel();
  const { user, role, can } = useUser();
  const isAuthor = usePage().cmsMode === 'author';

  const maySeeTeam = isAuthor || teamRoles.some((one) => can(one));
  const parts = [...new Set(config.tabs.length > 0 ? config.tabs : all)].filter(
    (part) => part !== 'team' || maySeeTeam,
  );
  const [wasTeamShown, setTeamShown] = useState(parts[0] === 'team');

  const progress = useLearning(progressQuery, parts.includes('progress'));
  const completed = useLearning(completedQuery, parts.includes('completed'));
  const badges = useLearning(badgesQuery, parts.includes('badges'));
  const members = useLearning(membersQuery, maySeeTeam && wasTeamShown && parts.includes('team'));
  const fresh = useNewBadges(badges.data);

  // The session is lost: what was the visitor's own is forgotten.
  if (!user && !isAuthor) return null;
  if (parts.length === 0) return <NoAccess role={role} />;

  const contents: Readonly<Record<Part, ReactNode>> = {
    progress: <CoursesInProgress config={config} known={progress} completed={completed.data} />,
    completed: <CompletedCourses config={config} known={completed} />,
    badges: <BadgeWall config={config} known={badges} fresh={fresh} />,
    team: wasTeamShown || isAuthor ? <LazyTeam known={members} /> : null,
  };
  const isFixed = isAuthor || parts.length === 1;
  return (
    <div className={styles['dashboard']}>
      <NewBadges badges={fresh} />
      <TabbedPanels
        isWide
        panels={parts.map((part) => ({
          key: part,
          id: undefined,
          panelId: undefined,
          title: t(part),
          content: (
            <HeadingLevelContext value={isFixed ? levelBelow(level) : level}>
              {contents[part]}
            </HeadingLevelContext>
          ),
        }))}
        isVertical={false}
        activation="manual"
        hasLinks={false}
        isFixed={isFixed}
        label={t('label')}
        onShow={({ key, title }) => {
          if (key === 'team') setTeamShown(true);
          track({ event: 'tab_click', clickText: title });
        }}
      />
    </div>
  );
}

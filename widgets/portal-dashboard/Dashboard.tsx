import { useUser } from '#src/session/useUser.ts';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { usePage } from '#src/widget/context.ts';
import { Announcements } from './Announcements.tsx';
import { Greeting } from './Greeting.tsx';
import styles from './portal-dashboard.module.css';
import { Tiles } from './Tiles.tsx';
import type { Config } from './widget.ts';

/** Fetched for whoever is signed in. */
const RecentDownloads = lazyComponent(async () => (await import('./RecentDownloads.tsx')).RecentDownloads);

/** What somebody who is signed in finds on the portal's entry page. */
export function Dashboard({ config }: { readonly config: Config }) {
  const { user } = useUser();
  const isAuthor = usePage().cmsMode === 'author';
  // The session is lost: nothing was typed here, and what was the visitor's own is forgotten.
  if (!user && !isAuthor) return null;
  return (
    <div className={styles['body']}>
      <Greeting greeting={config.greeting} />
      <Tiles config={config} />
      <div className={styles['more']}>
        <Announcements announcements={config.announcements} />
        <RecentDownloads />
      </div>
    </div>
  );
}

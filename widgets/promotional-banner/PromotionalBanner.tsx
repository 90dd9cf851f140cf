import { useState } from 'react';
import { hasFilm } from '#src/banner/BannerMedia.tsx';
import { isDay } from '#src/i18n/dates.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import type { WidgetProps } from '#src/widget/definition.ts';
import { usePage } from '#src/widget/context.ts';
import { Banner } from './Banner.tsx';
import { periodOf } from './period.ts';
import { useDismissal } from './useDismissal.ts';
import { useMoment } from './useMoment.ts';
import type widget from './widget.ts';

/** Most banners are there at once and for everybody. Nothing is shown until these are there. */
const LazyAudienceBanner = lazyComponent(async () => (await import('./LateBanner.tsx')).AudienceBanner);
const LazyLateBanner = lazyComponent(async () => (await import('./LateBanner.tsx')).LateBanner);

const LazyAuthorNotes = lazyComponent(async () => (await import('./AuthorNotes.tsx')).AuthorNotes);

/**
 * A campaign, shown in its time to those it is for, until a visitor closes it. Its author sees it always, and why
 * visitors would not.
 */
export function PromotionalBanner({ config }: WidgetProps<typeof widget>) {
  const {
    id,
    title,
    description,
    image,
    video,
    from = '',
    to = '',
    audience,
    countdown,
    dismissible,
  } = config;
  const { cmsMode, site } = usePage();
  const format = useFormat();
  const period = periodOf(config, site.timeZone);
  const moment = useMoment(period);
  // One whose period begins under the visitor's eyes.
  const [isLate, setLate] = useState(false);
  if (moment === 'before' && !isLate) setLate(true);
  const { isDismissed, dismiss } = useDismissal(id ?? (title || description || 'untitled'));

  const isAuthoring = cmsMode === 'author';
  if (!title && !description && !image && !hasFilm(video)) return null;
  if (!isAuthoring && (moment !== 'within' || (dismissible && isDismissed))) return null;

  const sayDate = (date: string) =>
    format.date(date, isDay(date) ? { dateStyle: 'long' } : { dateStyle: 'long', timeStyle: 'short' });
  const end = countdown && moment === 'within' ? period.end : undefined;
  const banner = (
    <Banner
      config={config}
      countdown={end === undefined ? undefined : { end, date: sayDate(to) }}
      onClose={isAuthoring ? () => {} : dismiss}
    />
  );
  if (!isAuthoring) {
    if (audience !== 'all') return <LazyAudienceBanner audience={audience}>{banner}</LazyAudienceBanner>;
    return isLate ? <LazyLateBanner>{banner}</LazyLateBanner> : banner;
  }
  return (
    <>
      <LazyAuthorNotes config={config} moment={moment} from={sayDate(from)} to={sayDate(to)} />
      {banner}
    </>
  );
}

import { hasFilm } from '#src/banner/BannerMedia.tsx';
import { isDay } from '#src/i18n/dates.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import type { WidgetProps } from '#src/widget/definition.ts';
import { usePage } from '#src/widget/context.ts';
import { Banner } from './Banner.tsx';
import type { Config } from './config.ts';
import { AudiencePart, AuthorNotesPart } from './parts.ts';
import { periodOf } from './period.ts';
import { useDismissal } from './useDismissal.ts';
import { useMoment } from './useMoment.ts';

/**
 * A campaign, shown in its time to those it is for, until a visitor closes it. Its author sees it always, and why
 * visitors would not.
 */
export function PromotionalBanner({ config }: WidgetProps<Config>) {
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
    return audience === 'all' ? banner : <AudiencePart audience={audience}>{banner}</AudiencePart>;
  }
  return (
    <>
      <AuthorNotesPart config={config} moment={moment} from={sayDate(from)} to={sayDate(to)} />
      {banner}
    </>
  );
}

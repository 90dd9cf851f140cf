import { escape } from '../html.ts';

/** The helpline of the demo's authority. */
export const helpline = '+966 11 000 0000';

/** Words about the ways that need no script. */
export interface WayTexts {
  readonly form: Readonly<Record<'title' | 'description', string>>;
  readonly service: string;
  readonly serviceText: string;
  readonly serviceLink: string;
  readonly phone: string;
  readonly phoneText: string;
}

/** What stands where a form of an account comes with a script: the sign-in service, and the helpline. */
export const renderWays = (texts: WayTexts, service: string): string =>
  `<section class="site-column"><div class="site-section">
    <div class="site-head"><div><h2>${escape(texts.form.title)}</h2><p>${escape(texts.form.description)}</p></div></div>
    <div class="site-ways">
      <div><h3>${escape(texts.service)}</h3><p>${escape(texts.serviceText)}</p>
        <ul><li><a class="site-link" href="${escape(service)}"><span>${escape(texts.serviceLink)}</span></a></li></ul></div>
      <div><h3>${escape(texts.phone)}</h3>
        <p><a class="site-number" href="tel:${helpline.replaceAll(' ', '')}"><bdi dir="ltr">${helpline}</bdi></a></p>
        <p>${escape(texts.phoneText)}</p></div>
    </div>
  </div></section>`;

/** A short section with links below a form. */
export function renderNext(
  title: string,
  text: string,
  links: readonly (readonly [label: string, href: string])[],
): string {
  const items = links.map(
    ([label, href]) =>
      `<li><a class="site-link" href="${escape(href)}"><span>${escape(label)}</span></a></li>`,
  );
  return `<section class="site-column"><div class="site-section">
    <div class="site-head"><div><h2>${escape(title)}</h2>${text ? `<p>${escape(text)}</p>` : ''}</div></div>
    <ul class="site-next">${items.join('')}</ul>
  </div></section>`;
}

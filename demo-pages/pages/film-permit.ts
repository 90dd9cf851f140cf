import { places } from '#origin/data.ts';
import type { Language } from '#src/i18n/languages.ts';
import { escape, mountElement } from '../html.ts';
import type { PageOptions } from '../options.ts';
import { afterPaint } from '../page.ts';
import { readTexts } from '../template/content.ts';
import { renderContentPage } from '../template/content-page.ts';
import { renderForm, type FormField } from '../template/form.ts';

export const title = 'Filming permit';

export const purpose =
  'A form that an author wrote, in three steps with a review: conditions, files, and the same form without a script.';

export const picture = 'falcon';

/** Texts of the page in one language. */
interface Texts {
  readonly title: string;
  readonly text: string;
  readonly before: { readonly title: string; readonly items: readonly string[] };
  readonly form: Readonly<
    Record<
      | 'title'
      | 'description'
      | 'you'
      | 'shoot'
      | 'papers'
      | 'name'
      | 'email'
      | 'phone'
      | 'phoneHelp'
      | 'company'
      | 'companyName'
      | 'place'
      | 'other'
      | 'start'
      | 'days'
      | 'kind'
      | 'documentary'
      | 'fiction'
      | 'advertisement'
      | 'student'
      | 'drone'
      | 'story'
      | 'files'
      | 'agree'
      | 'send'
      | 'sent'
      | 'sentText',
      string
    >
  >;
  readonly write: string;
  /** Of the company's name, which is always asked where no script knows better. */
  readonly noScript: string;
  readonly required: string;
  readonly choose: string;
}

const office = 'films@example.org';

/** What is asked, as the author wrote it. */
function fieldsOf({ form }: Texts, language: Language): FormField[] {
  const scenes = ['hegra', 'al-balad', 'at-turaif', 'wadi-al-disah', 'edge-of-the-world'].map((value) => ({
    value,
    label: places.find(({ id }) => id === value)?.name[language] ?? value,
  }));
  const kinds = (['documentary', 'fiction', 'advertisement', 'student'] as const).map((value) => ({
    value,
    label: form[value],
  }));
  const [you, shoot, papers] = [{ step: 'you' }, { step: 'shoot' }, { step: 'papers' }];
  return [
    { name: 'name', label: form.name, required: true, autocomplete: 'name', width: 'half', ...you },
    {
      name: 'email',
      label: form.email,
      type: 'email',
      required: true,
      autocomplete: 'email',
      width: 'half',
      ...you,
    },
    { name: 'phone', label: form.phone, help: form.phoneHelp, type: 'tel', autocomplete: 'tel', ...you },
    { name: 'company', label: form.company, type: 'consent', ...you },
    {
      name: 'companyName',
      label: form.companyName,
      required: true,
      autocomplete: 'organization',
      showIf: { field: 'company', equals: true },
      ...you,
    },
    {
      name: 'place',
      label: form.place,
      type: 'select',
      required: true,
      options: [...scenes, { value: 'other', label: form.other }],
      ...shoot,
    },
    { name: 'start', label: form.start, type: 'date', required: true, width: 'half', ...shoot },
    {
      name: 'days',
      label: form.days,
      type: 'number',
      required: true,
      min: 1,
      max: 120,
      width: 'half',
      ...shoot,
    },
    { name: 'kind', label: form.kind, type: 'choice', required: true, options: kinds, ...shoot },
    { name: 'drone', label: form.drone, type: 'consent', ...shoot },
    { name: 'story', label: form.story, type: 'textarea', required: true, maxLength: 2000, ...shoot },
    {
      name: 'files',
      label: form.files,
      type: 'file',
      required: true,
      accept: ['.pdf'],
      maxFiles: 3,
      ...papers,
    },
    { name: 'agree', label: form.agree, type: 'consent', required: true, ...papers },
  ];
}

/** The page as the CMS writes it: the same questions with a script and without one. */
export function render(language: Language, options: PageOptions): string {
  const texts = readTexts('film-permit', language) as Texts;
  const { before, form, write, noScript, required, choose } = texts;
  const path = '/film-permit';
  const fields = fieldsOf(texts, language);
  const steps = (['you', 'shoot', 'papers'] as const).map((id) => ({ id, title: form[id] }));
  const config = {
    title: form.title,
    description: form.description,
    steps,
    fields,
    submitUrl: '/own/submit',
    uploadUrl: '/own/upload',
    submitLabel: form.send,
    successTitle: form.sent,
    successText: form.sentText,
  };
  const written = renderForm({
    action: config.submitUrl,
    steps,
    fields: fields.map((field) => (field.showIf ? { ...field, help: noScript } : field)),
    hidden: { lang: language, next: `${options.address.pathname}#sent` },
    send: form.send,
    choose,
    required,
  });
  const fallback = `<section class="site-column"><div class="site-section">
    <div class="site-head"><div><h2>${escape(form.title)}</h2><p>${escape(form.description)}</p></div></div>
    ${written}
  </div></section>`;
  const items = before.items.map((item) => `<li>${escape(item)}</li>`);
  return renderContentPage(
    {
      path,
      title: texts.title,
      text: texts.text,
      eyebrow: '',
      picture: 'alula',
      above: [],
      main: `<p class="site-sent" id="sent"><strong>${escape(form.sent)}</strong> ${escape(form.sentText)}</p>
        <section class="site-part"><h2>${escape(before.title)}</h2><ul class="site-steps">${items.join('')}</ul></section>
        <p>${escape(write)} <a href="mailto:${office}"><bdi dir="ltr">${office}</bdi></a></p>`,
      wide: [
        mountElement('form-builder', config, { id: 'permit', load: afterPaint, fallback }),
        mountElement('back-to-top', {}),
      ].join('\n'),
      category: 'business',
      styles: ['form'],
    },
    options,
  );
}

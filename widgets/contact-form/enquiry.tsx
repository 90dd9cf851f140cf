import { defineForm, type Definition, type GivenField } from '#src/forms/definition.ts';
import type { Field } from '#src/forms/field.schema.ts';
import { writtenField } from '#src/forms/written-field.ts';
import type { Translate } from '#src/i18n/messages.ts';
import { RichText } from '#src/rich-text/RichText.tsx';
import { TopicAnswers } from './TopicAnswers.tsx';
import type en from './messages/en.json';
import type { Config } from './widget.ts';

type Topic = Config['topics'][number];

/** With more topics than this they are a list to choose from. */
const fewTopics = 7;

/** The field that tells what an enquiry is about. */
export const topicName = 'topic';

/** What a topic asks for whose author does not say. */
const usual = ['name', 'email', 'message'];

/** A form whose fields depend on what the enquiry is about. */
export interface Enquiry {
  readonly definition: Definition;
  /** Topics without those whose key is there before. */
  readonly topics: readonly Topic[];
  /** Names that a topic asks for and nothing describes. */
  readonly unknown: readonly string[];
}

/**
 * Makes the form of its topics. A field has the same key in each topic, so that what was typed stays when the topic
 * changes. Until one is chosen, what all topics ask for is asked for.
 */
export function defineEnquiry(config: Config, t: Translate<keyof typeof en>): Enquiry {
  const topics = config.topics.filter(
    ({ key }, index) => config.topics.findIndex((other) => other.key === key) === index,
  );
  const known = new Map(
    [...builtIn(t), ...config.fields.map((field) => writtenField(field))].map((field) => [field.name, field]),
  );
  const namesOf = ({ fields }: Topic) => (fields.length > 0 ? [...new Set(fields)] : usual);
  const fieldsOf = (topic: Topic): Field[] =>
    namesOf(topic).flatMap((name) => {
      const field = known.get(name);
      if (!field) return [];
      const required = topic.required.length > 0 ? topic.required.includes(name) : field.required;
      return { ...field, required };
    });

  const isSingle = topics.length === 1;
  const asked = topicField(topics, t);
  const always = alwaysAsked(config, t);
  /** The fields after the topic, shown while it has a value. */
  const shownFor = (key: string, fields: readonly Field[]) =>
    defineForm([
      asked,
      ...always,
      ...fields.map((field) => (isSingle ? field : { ...field, showIf: { field: topicName, equals: key } })),
    ]).fields.slice(1 + always.length);

  const byTopic = topics.flatMap((topic) => shownFor(topic.key, fieldsOf(topic)));
  const base = defineForm([asked, ...always]).fields;
  const fields = [
    ...base
      .slice(0, 1)
      .map((field) => ({ ...field, after: <TopicAnswers topics={topics} fieldKey={field.key} /> })),
    ...(isSingle ? [] : shownFor('', common(topics.map(fieldsOf)))),
    ...byTopic,
    ...base.slice(1),
  ];
  return {
    definition: { fields, steps: [{ id: '', title: '', fields }], faults: [] },
    topics,
    unknown: [...new Set(topics.flatMap(namesOf))].filter((name) => !known.has(name)),
  };
}

/** What is asked for in each of some lists, as the first has it; required where each requires it. */
const common = ([first = [], ...others]: readonly (readonly Field[])[]): Field[] =>
  first.flatMap((field) => {
    const same = others.map((list) => list.find(({ name }) => name === field.name));
    const required = field.required && same.every((other) => other?.required);
    return same.every(Boolean) ? { ...field, required } : [];
  });

function topicField(topics: readonly Topic[], t: Translate<keyof typeof en>): Field {
  return writtenField({
    name: topicName,
    label: t('topic'),
    required: true,
    type: topics.length === 1 ? 'hidden' : topics.length > fewTopics ? 'select' : 'choice',
    options: topics.map(({ key, label }) => ({ value: key, label })),
  });
}

/** The fields that topics name. */
const builtIn = (t: Translate<keyof typeof en>): Field[] => [
  writtenField({
    name: 'name',
    label: t('name'),
    required: true,
    pattern: 'lettersAndSpaces',
    autocomplete: 'name',
    width: 'half',
  }),
  writtenField({ name: 'email', label: t('email'), type: 'email', required: true, width: 'half' }),
  writtenField({ name: 'phone', label: t('phone'), type: 'tel', width: 'half' }),
  writtenField({ name: 'country', label: t('country'), type: 'country', width: 'half' }),
  writtenField({ name: 'subject', label: t('subject') }),
  writtenField({ name: 'message', label: t('message'), type: 'textarea', required: true }),
  writtenField({ name: 'bookingRef', label: t('bookingRef'), help: t('bookingRefHelp') }),
];

/** What is asked for whatever the enquiry is about. */
function alwaysAsked({ attachments, consentHtml }: Config, t: Translate<keyof typeof en>): GivenField[] {
  const { max, maxMb, accept } = attachments;
  const files = writtenField({
    name: 'attachments',
    label: t('attachments'),
    type: 'file',
    maxFiles: max,
    maxMb,
    accept,
  });
  const consent = {
    ...writtenField({ name: 'consent', label: t('consent'), type: 'consent', required: true }),
    labelContent: <RichText html={consentHtml} />,
  };
  return [...(max > 0 ? [files] : []), ...(consentHtml ? [consent] : [])];
}

import { useEngine } from '#src/forms/engine.ts';
import { useFormValue } from '#src/forms/useFormValue.ts';
import type { Values } from '#src/forms/values.ts';
import { Answers } from './Answers.tsx';
import type { Config } from './widget.ts';

interface Props {
  readonly topics: Config['topics'];
  /** Key of the field that tells the topic. */
  readonly fieldKey: string;
}

/** Pages that answer most questions on the topic that was chosen. */
export function TopicAnswers({ topics, fieldKey }: Props) {
  const { form } = useEngine();
  const chosen = useFormValue(form, (values: Values) => values[fieldKey], undefined);
  return <Answers links={topics.find(({ key }) => key === chosen)?.faqLinks ?? []} />;
}

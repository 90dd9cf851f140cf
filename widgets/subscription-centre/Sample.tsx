import { SignInNote } from '#src/sign-in/SignInNote.tsx';
import { Choices } from './Choices.tsx';
import { noEdits } from './edits.ts';
import type { Config } from './widget.ts';

/** What an author sees: the topics as a visitor without any mail would see them. Nothing can be changed. */
export function Sample({ config }: { readonly config: Config }) {
  const subscriptions = config.topics.map(({ id, label, frequencies }, index) => ({
    id,
    label,
    frequencies,
    subscribed: index === 0,
    frequency: frequencies[0] ?? '',
    lang: '',
  }));
  return (
    <>
      <SignInNote />
      <Choices
        config={config}
        user={null}
        data={{ email: '', subscriptions }}
        refetch={() => {}}
        replace={() => {}}
        edits={noEdits}
        change={() => {}}
      />
    </>
  );
}

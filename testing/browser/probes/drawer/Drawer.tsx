import { useState, type ComponentType } from 'react';

/** Fetches what is in it when it is opened. */
export function Drawer() {
  const [content, setContent] = useState<{ readonly Inside: ComponentType } | { readonly error: string }>();
  const open = async () => {
    try {
      setContent(await import('./Inside.tsx'));
    } catch (error) {
      setContent({ error: String(error) });
    }
  };
  return (
    <div>
      <button type="button" onClick={() => void open()}>
        Open
      </button>
      {content && ('error' in content ? <p role="alert">{content.error}</p> : <content.Inside />)}
    </div>
  );
}

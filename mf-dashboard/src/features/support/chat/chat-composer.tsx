import { IconButton, SendIcon, VisuallyHidden } from '@platform/design-system';
import { type KeyboardEvent, useEffect, useId, type SyntheticEvent, useRef, useState } from 'react';
import { Composer } from './chat-style.ts';

type Props = { isTyping: boolean; onSend: (text: string) => void };

/** Where the question is written. Enter sends it, Shift+Enter begins a line; nothing empty is sent. */
export function ChatComposer({ isTyping, onSend }: Props) {
  const [text, setText] = useState('');
  const id = useId();
  const areaRef = useRef<HTMLTextAreaElement>(null);
  const canSend = !isTyping && text.trim() !== '';

  useEffect(() => areaRef.current?.focus(), []);

  function send(): void {
    if (!canSend) return;
    onSend(text);
    setText('');
  }

  function onSubmit(event: SyntheticEvent): void {
    event.preventDefault();
    send();
    areaRef.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  return (
    <Composer onSubmit={onSubmit}>
      <VisuallyHidden as="label" htmlFor={id}>
        Your message
      </VisuallyHidden>
      <textarea
        ref={areaRef}
        id={id}
        rows={1}
        maxLength={1000}
        placeholder="Write a message"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <IconButton label="Send message" type="submit" disabled={!canSend}>
        <SendIcon size={20} />
      </IconButton>
    </Composer>
  );
}

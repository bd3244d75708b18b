import { IconButton, isComposing, SendIcon, VisuallyHidden } from '@platform/design-system';
import { type KeyboardEvent, useEffect, useId, type SyntheticEvent, useRef } from 'react';
import { ComposerForm } from './chat-style.ts';

type Props = { text: string; isTyping: boolean; onChange: (text: string) => void; onSend: () => void };

/** The message input. Enter sends, Shift+Enter starts a new line, and empty messages are not sent. */
export function ChatComposer({ text, isTyping, onChange, onSend }: Props) {
  const id = useId();
  const textAreaRef = useRef<HTMLTextAreaElement>(null);
  const canSend = !isTyping && text.trim() !== '';

  useEffect(() => textAreaRef.current?.focus(), []);

  function send(): void {
    if (canSend) onSend();
  }

  function onSubmit(event: SyntheticEvent): void {
    event.preventDefault();
    send();
    textAreaRef.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    send();
  }

  return (
    <ComposerForm onSubmit={onSubmit}>
      <VisuallyHidden as="label" htmlFor={id}>
        Your message
      </VisuallyHidden>
      <textarea
        ref={textAreaRef}
        id={id}
        rows={1}
        maxLength={1000}
        placeholder="Write a message"
        value={text}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <IconButton label="Send message" type="submit" disabled={!canSend}>
        <SendIcon size={20} />
      </IconButton>
    </ComposerForm>
  );
}

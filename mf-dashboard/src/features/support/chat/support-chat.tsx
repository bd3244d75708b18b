import { Button, ChatIcon, CloseIcon, IconButton } from '@platform/design-system';
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { SUPPORT_CHAT } from '../../../content/support-chat.content.ts';
import { ChatComposer } from './chat-composer.tsx';
import { ChatLog } from './chat-log.tsx';
import { ButtonWords, ChatHead, ChatPlace, ChatSheet } from './chat-style.ts';
import { useChat } from './use-chat.ts';

/** The floating support chat: a button in the lower corner, and the talk above it. What was said stays while one moves on. */
export function SupportChat() {
  const chat = useChat();
  const [isOpen, setOpen] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);

  function close(): void {
    setOpen(false);
    buttonRef.current?.focus();
  }

  /** Focus that moves on to the page finds nothing covered. */
  function closeBehind({ currentTarget, relatedTarget }: FocusEvent): void {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
  }

  function closeOnEscape(event: KeyboardEvent): void {
    if (event.key === 'Escape') close();
  }

  return (
    <ChatPlace onBlur={closeBehind} onKeyDown={isOpen ? closeOnEscape : undefined}>
      {isOpen && (
        <ChatSheet role="dialog" aria-label={SUPPORT_CHAT.title} id={SHEET_ID}>
          <ChatHead>
            <h2>{SUPPORT_CHAT.title}</h2>
            <IconButton label="Close chat" size="compact" onClick={close}>
              <CloseIcon size={20} />
            </IconButton>
            <p>{SUPPORT_CHAT.notice}</p>
          </ChatHead>
          <ChatLog messages={chat.messages} isTyping={chat.isTyping} />
          <ChatComposer isTyping={chat.isTyping} onSend={chat.send} />
        </ChatSheet>
      )}
      <Button
        ref={buttonRef}
        aria-expanded={isOpen}
        aria-controls={isOpen ? SHEET_ID : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <ChatIcon size={20} />
        <ButtonWords>Support chat</ButtonWords>
      </Button>
    </ChatPlace>
  );
}

const SHEET_ID = 'support-chat';

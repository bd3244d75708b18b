import { Button, ChatIcon, CloseIcon, IconButton } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { SUPPORT_CHAT } from '../../../content/support-chat.content.ts';
import { ChatComposer } from './chat-composer.tsx';
import { ChatLog } from './chat-log.tsx';
import { ButtonLabel, ChatHeader, ChatContainer, ChatPanel, TicketLink } from './chat-style.ts';
import { useChat } from './use-chat.ts';

/** The floating support chat of a user. Its messages survive navigation and page loads until the session ends. */
export function SupportChat({ userId }: { userId: string }) {
  const chat = useChat(userId);
  const [isOpen, setOpen] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);

  function close(): void {
    setOpen(false);
    buttonRef.current?.focus();
  }

  /** Closes the chat when focus moves to the page, because the panel could cover the focused element. */
  function closeOnFocusLeaving({ currentTarget, relatedTarget }: FocusEvent): void {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
  }

  function closeOnEscape(event: KeyboardEvent): void {
    if (event.key === 'Escape') close();
  }

  return (
    <ChatContainer onBlur={closeOnFocusLeaving} onKeyDown={isOpen ? closeOnEscape : undefined}>
      {isOpen && (
        <ChatPanel role="dialog" aria-label={SUPPORT_CHAT.title} id={PANEL_ID}>
          <ChatHeader>
            <h2>{SUPPORT_CHAT.title}</h2>
            <IconButton label="Close chat" size="compact" onClick={close}>
              <CloseIcon size={20} />
            </IconButton>
            <p>{SUPPORT_CHAT.notice}</p>
          </ChatHeader>
          <ChatLog messages={chat.messages} isTyping={chat.isTyping} />
          <TicketLink>
            <Link
              to={paths.dashboard.newTicket()}
              state={{ message: chat.lastQuestion ?? '' }}
              onClick={() => setOpen(false)}
            >
              {SUPPORT_CHAT.writeToSupport}
            </Link>
          </TicketLink>
          <ChatComposer isTyping={chat.isTyping} onSend={chat.send} />
        </ChatPanel>
      )}
      <Button
        ref={buttonRef}
        aria-expanded={isOpen}
        aria-controls={isOpen ? PANEL_ID : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <ChatIcon size={20} />
        <ButtonLabel>Support chat</ButtonLabel>
      </Button>
    </ChatContainer>
  );
}

const PANEL_ID = 'support-chat';

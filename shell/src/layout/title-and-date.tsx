import { formatDate, MEDIA, space, Text } from '@platform/design-system';
import { useSession, type PageHandle } from '@platform/kit';
import { useMatches } from '@platform/kit/router';
import { styled } from 'styled-components';

/** Shows the route's title and the server's current date. The page itself renders the heading. */
export function TitleAndDate() {
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined;
  const { user } = useSession();
  return (
    <Root $size={14} $tone="muted">
      {handle && <strong>{handle.title}</strong>}
      {user && <time dateTime={user.now}>{formatDate(user.now)}</time>}
    </Root>
  );
}

const Root = styled(Text)`
  display: flex;
  gap: ${space(3)};

  strong {
    color: var(--ink);
  }

  ${MEDIA.phone} {
    display: none;
  }
`;

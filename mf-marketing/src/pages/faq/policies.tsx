import { Heading, MEDIA, space, Strip, Text } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { styled } from 'styled-components';
import { POLICIES } from '../../content/faq.content.ts';

/** The rules of the place in a few lines, with the way to all of them. */
export function Policies() {
  return (
    <Columns>
      <Head>
        <Heading id="policies-title">{POLICIES.title}</Heading>
        <Text $tone="muted">
          In full: <Link to={paths.terms()}>Terms of Service</Link> and{' '}
          <Link to={paths.privacy()}>Privacy Policy</Link>.
        </Text>
      </Head>
      <Rules>
        {POLICIES.items.map(({ term, text }) => (
          <div key={term}>
            <Heading as="h3" $size={16}>
              {term}
            </Heading>
            <Text $tone="muted">{text}</Text>
          </div>
        ))}
      </Rules>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${space(6)};

  ${MEDIA.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2.4fr);
    gap: ${space(12)};
  }
`;

const Rules = styled(Strip)`
  > * {
    flex-basis: 18rem;
  }

  ${MEDIA.phone} {
    > * {
      padding-inline: 0;
    }
  }
`;

const Head = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
`;

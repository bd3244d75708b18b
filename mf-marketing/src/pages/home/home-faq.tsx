import { Button, DisclosureList, ForwardIcon, Heading, MEDIA, space } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { styled } from 'styled-components';
import { HOME_FAQ } from '../../content/faq.content.ts';
import { FaqData } from '../../shared/faq-data.tsx';
import { FAQ_TITLE } from '../../content/home.content.ts';

/** The five questions, one open at a time. */
export function HomeFaq() {
  return (
    <Columns>
      <FaqData items={HOME_FAQ} />
      <Head>
        <Heading id="faq-title">{FAQ_TITLE}</Heading>
        <Button variant="quiet" asChild>
          <Link to={paths.faq()}>
            All questions
            <ForwardIcon size={18} />
          </Link>
        </Button>
      </Head>
      <DisclosureList
        items={HOME_FAQ.map(({ question, answer }) => ({ summary: question, content: answer }))}
      />
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${space(6)};

  ${MEDIA.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.9fr);
    gap: ${space(12)};
  }
`;

const Head = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space(3)};

  > :last-child {
    margin-left: -${space(5)};
  }
`;

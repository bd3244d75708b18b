/** @jest-environment node */
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import * as ds from './index.ts';

const fonts = { latin: '/latin.woff2', latinExt: '/latin-ext.woff2', mono: '/mono.woff2' };
const steps = [{ title: 'First', text: 'Do this.' }];
const options = [{ value: 'a', label: 'A' }];

/**
 * Every component that can be part of a server-rendered page. Overlays (dialogs, menus, tooltips) open only in the
 * browser.
 */
const COMPONENTS: Record<string, ReactElement> = {
  GlobalStyle: <ds.GlobalStyle $fonts={fonts} />,
  layout: (
    <ds.Container $text>
      <ds.Section $tight>
        <ds.Split $ratio={2}>
          <ds.Stack $gap={2} $align="center" />
          <ds.Row $justify="between" $nowrap />
        </ds.Split>
        <ds.Grid $min={200} />
        <ds.Surface $sunken $padding={3} />
        <ds.Hairline />
      </ds.Section>
    </ds.Container>
  ),
  text: (
    <ds.Prose>
      <ds.SkipLink href="#main">Skip to content</ds.SkipLink>
      <ds.Heading as="h1" $size={60} />
      <ds.Text $size={14} $tone="muted" $strong $tabular />
      <ds.VisuallyHidden>hidden</ds.VisuallyHidden>
    </ds.Prose>
  ),
  Alert: <ds.Alert title="Title" tone="locked" action={<ds.Button>Do</ds.Button>} />,
  Avatar: <ds.Avatar $size={32}>ab</ds.Avatar>,
  Badge: <ds.Badge tone="held">Processing</ds.Badge>,
  Button: <ds.Button busy busyText="Saving..." variant="primary" wide />,
  ButtonAsChild: (
    <ds.Button asChild>
      <a href="/x">Go</a>
    </ds.Button>
  ),
  RefreshButton: <ds.RefreshButton busy />,
  IconButton: (
    <ds.IconButton label="Search">
      <ds.SearchIcon />
    </ds.IconButton>
  ),
  Card: (
    <ds.Card $accent>
      <ds.CardBody $gap={2}>
        <ds.CardTarget href="/x">Name</ds.CardTarget>
        <ds.CardActions />
      </ds.CardBody>
    </ds.Card>
  ),
  Panel: <ds.Panel title="Title" aside="1 / 2" flush />,
  ChoiceInput: (
    <ds.ChoiceLabel>
      <ds.ChoiceInput type="radio" />A
    </ds.ChoiceLabel>
  ),
  Checkbox: <ds.Checkbox label="Yes" hint="hint" error="error" />,
  DescriptionList: <ds.DescriptionList items={[{ term: 'a', description: 'b' }]} />,
  DisclosureList: <ds.DisclosureList items={[{ summary: 'a', content: 'b' }]} />,
  LogoMark: <ds.LogoMark size={32} />,
  Money: <ds.Money amount={1} size={38} tone="available" strong strikethrough />,
  AnimatedMoney: <ds.AnimatedMoney amount={1} />,
  PasswordField: <ds.PasswordField label="Password" error="error" />,
  PaymentMark: <ds.PaymentMark name="btc" label="Bitcoin" />,
  ProgressBar: <ds.ProgressBar label="Progress" value={1} max={3} next={{ value: 1, tone: 'locked' }} />,
  RadioGroup: <ds.RadioGroup label="One" name="one" options={options} />,
  Rating: <ds.Rating value={4.5} />,
  RowList: (
    <ds.RowList>
      <ds.RowItem $padding={2}>
        <ds.RowText />
        <ds.RowEnd />
      </ds.RowItem>
    </ds.RowList>
  ),
  SearchField: <ds.SearchField label="Search" />,
  SegmentedControl: <ds.SegmentedControl label="One" options={options} value="a" onValueChange={() => {}} />,
  SelectField: <ds.SelectField label="One" options={options} placeholder="Choose" defaultValue="" />,
  Skeleton: (
    <ds.Loading label="Loading">
      <ds.Skeleton $width="40%" $height="2rem" $round />
    </ds.Loading>
  ),
  Spinner: <ds.Spinner />,
  StatBar: (
    <ds.StatBar lead>
      <ds.Stat label="a" value="b" note="c" tone="held" lead />
    </ds.StatBar>
  ),
  StepList: <ds.StepList steps={steps} />,
  StepRow: <ds.StepRow steps={steps} />,
  Swatch: <ds.Swatch tone="locked" />,
  Table: (
    <ds.Table caption="All">
      <ds.TableHead>
        <ds.TableRow>
          <ds.HeadCell $numeric>a</ds.HeadCell>
        </ds.TableRow>
      </ds.TableHead>
      <ds.TableBody>
        <ds.TableRow>
          <ds.Cell label="a" numeric>
            1
          </ds.Cell>
        </ds.TableRow>
      </ds.TableBody>
    </ds.Table>
  ),
  TitleBlock: <ds.TitleBlock items={[{ term: 'a', description: 'b' }]} />,
  TextField: <ds.TextField label="Name" hint="hint" optional />,
  TextArea: <ds.TextArea label="Message" />,
  DraftPaper: (
    <ds.DraftPaper $corners $framed>
      <ds.TopicDrawing name="store" width={360} />
      <ds.DraftNote>1 / 10</ds.DraftNote>
    </ds.DraftPaper>
  ),
  InkedDrawing: <ds.TopicDrawing name="store" inked={0.5} />,
  TopicIcon: <ds.TopicIcon name="image" />,
  EmptyState: <ds.EmptyState title="Nothing" drawing={<ds.LockedDrawing />} action="Do" />,
  CopyButton: <ds.CopyButton text="AS-7K2M" label="the reference" />,
  ErrorAlert: <ds.ErrorAlert error={{ message: 'Failed', requestId: '1' }} />,
  ErrorState: <ds.ErrorState title="Failed" error={{ requestId: '1' }} onRetry={() => {}} />,
  PageHead: <ds.PageHead title="Title" lead="lead" aside="aside" />,
  drawings: (
    <>
      <ds.SuccessDrawing />
      <ds.NotFoundDrawing width={360} />
    </>
  ),
};

test.each(Object.keys(COMPONENTS))('renders %s on the server without a style attribute', (name) => {
  const html = renderToString(COMPONENTS[name]);
  expect(html).not.toMatch(/\sstyle=/);
});

test('hides the button of a password field, which needs a script', () => {
  expect(renderToString(COMPONENTS.PasswordField)).toMatch(/<button[^>]* hidden=""/);
});

test('renders the trigger of a menu on the server, but not its items', () => {
  const html = renderToString(
    <ds.Menu trigger={<ds.Button>Open</ds.Button>}>
      <ds.MenuItem>Item</ds.MenuItem>
    </ds.Menu>,
  );
  expect(html).toContain('Open');
  expect(html).not.toContain('Item');
  expect(html).not.toMatch(/\sstyle=/);
});

test('renders tabs on the server without the two style attributes of Radix', () => {
  const html = renderToString(
    <ds.Tabs defaultValue="a">
      <ds.TabList aria-label="Parts">
        <ds.Tab value="a">A</ds.Tab>
      </ds.TabList>
      <ds.TabPanel value="a">Panel</ds.TabPanel>
    </ds.Tabs>,
  );
  expect(html).toContain('Panel');
  expect(html).not.toMatch(/\sstyle=/);
});

import { logout, SAMPLE_OPERATOR } from '@platform/contracts';
import type { NavItem } from '@platform/kit';
import { renderPage, user as createUser } from '@platform/kit/testing';
import { act, screen, within } from '@testing-library/react';
import { ShellProvider, type Shell } from '../shell-context.ts';
import { PublicLayout } from './public-layout.tsx';

const NAV: readonly NavItem[] = [
  { menu: 'header', label: 'About', path: '/about', order: 20 },
  { menu: 'header', label: 'Home', path: '/', order: 10 },
  { menu: 'guest', label: 'Login', path: '/login', order: 10 },
  { menu: 'guest', label: 'Sign Up', path: '/register', order: 20 },
  { menu: 'member', label: 'Dashboard', path: '/dashboard', order: 10 },
  { menu: 'account', label: 'Settings', path: '/dashboard/settings', order: 20 },
  {
    menu: 'account',
    label: 'Admin Dashboard',
    path: '/dashboard/admin',
    order: 30,
    administratorsOnly: true,
  },
  { menu: 'footer', label: 'FAQ', path: '/faq', order: 10 },
  { menu: 'legal', label: 'Privacy Policy', path: '/privacy', order: 10 },
];

function renderLayout(user?: Parameters<typeof createUser>[0]) {
  const remote = { paths: ['/support', '/blueprint/:blueprintId'], nav: NAV };
  const shell = { registry: { remotes: { remote } } } as unknown as Shell;
  const Component = () => (
    <ShellProvider value={shell}>
      <PublicLayout>
        <h1>Page</h1>
      </PublicLayout>
    </ShellProvider>
  );
  return renderPage({
    routes: [{ path: '/', Component }],
    path: '/',
    ...(user && { user: createUser(user) }),
  });
}

const listLinks = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

/** Returns the column of the footer with a title. */
const getColumn = (name: string) =>
  within(screen.getByRole('contentinfo')).getByRole('heading', { name }).closest('section')!;

describe('the header', () => {
  test('has the pages, and the login and the sign-up for visitors', () => {
    renderLayout();
    expect(listLinks(screen.getByRole('navigation', { name: 'Main' }))).toEqual(['Home', 'About']);
    const header = within(screen.getByRole('banner'));
    expect(header.getAllByRole('link', { name: 'Login' })[0]).toHaveAttribute('href', '/login');
    expect(header.getAllByRole('link', { name: 'Sign Up' })[0]).toHaveAttribute('href', '/register');
    expect(header.queryByText('Account')).toBeNull();
  });

  test.each([
    [false, ['Settings']],
    [true, ['Settings', 'Admin Dashboard']],
  ])('has the dashboard and a menu for members (administrator: %s)', async (isAdmin, entries) => {
    const { person } = renderLayout({ isAdmin });
    const header = within(screen.getByRole('banner'));
    expect(header.getAllByRole('link', { name: 'Dashboard' })[0]).toHaveAttribute('href', '/dashboard');
    expect(header.queryByRole('link', { name: 'Login' })).toBeNull();

    await person.click(header.getByText('Account'));
    const logoutButton = await header.findByRole('button', { name: 'Logout' });
    await header.findByText('maria');
    expect(listLinks(logoutButton.closest('details')!)).toEqual(entries);
  });

  test('closes its menu with Escape and returns the focus to the button of the menu', async () => {
    const { person } = renderLayout({});
    const button = screen.getByText('Account');
    await person.click(button);
    const menu = button.closest('details')!;
    (await screen.findByRole('button', { name: 'Logout' })).focus();

    await person.keyboard('{Escape}');

    expect(menu).not.toHaveAttribute('open');
    expect(button.closest('summary')).toHaveFocus();
  });

  test('leads the focus to the heading after a logout, which takes its button away', async () => {
    const { person, server } = renderLayout({});
    server.respondWith(logout, undefined);
    await person.click(screen.getByText('Account'));
    await person.click(await screen.findByRole('button', { name: 'Logout' }));

    expect(await screen.findByText('Logged out successfully')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('gains a background after 20 px of scrolling', () => {
    renderLayout();
    const scrollTo = (pixels: number) =>
      act(() => {
        globalThis.scrollY = pixels;
        globalThis.dispatchEvent(new Event('scroll'));
      });
    scrollTo(20);
    expect(screen.getByRole('banner')).not.toHaveAttribute('data-scrolled');
    scrollTo(21);
    expect(screen.getByRole('banner')).toHaveAttribute('data-scrolled', 'true');
    scrollTo(0);
    expect(screen.getByRole('banner')).not.toHaveAttribute('data-scrolled');
  });
});

test('the footer has links, the first four blueprints, contact, payment methods, legal pages and operator', () => {
  renderLayout();
  expect(listLinks(getColumn('Quick links'))).toEqual(['FAQ']);
  expect(listLinks(getColumn('Blueprints'))).toEqual([
    'AI Basics - Beginner Tier',
    'AI Image Creation',
    'AI Video Creation',
    'AI Voiceover Work',
  ]);
  expect(getColumn('Contact')).toHaveTextContent('Contact supportMonday-Friday9AM-6PM EST');
  const methods = within(getColumn('Payment methods')).getAllByRole('listitem');
  expect(methods.map(({ textContent }) => textContent)).toEqual([
    'Bitcoin (BTC)',
    'USDT',
    'PayPal',
    'Apple Pay',
    'Cash App',
    'Zelle',
  ]);
  expect(methods.filter((method) => method.querySelector('svg'))).toHaveLength(6);
  expect(listLinks(screen.getByRole('navigation', { name: 'Legal' }))).toEqual(['Privacy Policy']);
  const { name, address, email } = SAMPLE_OPERATOR;
  expect(screen.getByRole('contentinfo')).toHaveTextContent(`Operated by ${name}, ${address} · ${email}`);
});

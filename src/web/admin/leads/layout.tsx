import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { NoticesArea } from '../notices/notices.tsx';
import { useNotices } from '../notices/notices-context.ts';
import './leads.css';

/** Around the list and around one lead: that one was deleted is said in the list. */
export default function LeadsLayout() {
  return (
    <NoticesArea>
      <CurrentScreen key={useLocation().pathname} />
    </NoticesArea>
  );
}

/** A failure belongs to the screen that it happened on. */
function CurrentScreen() {
  const { clear } = useNotices();
  useEffect(() => clear, [clear]);
  return <Outlet />;
}

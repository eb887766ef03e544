import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { notify } from '@/platform/feedback/feedback';

/** Returns to the list and says why: the page needs a record that is chosen there. */
export function ChooseFirst({ list, text }: { list: string; text: string }) {
  useEffect(() => {
    notify.info(text);
  }, [text]);
  return <Navigate to={list} replace />;
}

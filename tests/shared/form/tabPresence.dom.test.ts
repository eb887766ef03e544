import { afterEach, expect, it, vi } from 'vitest';
import { openPresence, type TabPresence } from '@/shared/form/tabPresence';
import { eventually } from '../../support/eventually.ts';

const opened: TabPresence[] = [];
afterEach(() => opened.splice(0).forEach(presence => presence.close()));

function tab(name: string, topic = 'invoice 7') {
  const heard = vi.fn();
  const presence = openPresence(topic, name, heard);
  opened.push(presence);
  return { presence, heard };
}

it('tells the tabs of one record of each other, of saves and of leaving', async () => {
  const first = tab('a');
  const second = tab('b');
  const elsewhere = tab('c', 'invoice 8');
  await eventually(() => expect(second.heard).toHaveBeenCalledWith('here'));
  expect([...first.presence.others]).toEqual(['b']);
  expect([...second.presence.others]).toEqual(['a']);

  first.presence.announceSaved();
  await eventually(() => expect(second.heard).toHaveBeenCalledWith('saved'));
  first.presence.close();
  await eventually(() => expect(second.presence.others.size).toBe(0));
  expect(elsewhere.heard).not.toHaveBeenCalled();
});

it('tells of a save that arrives after its page was left', async () => {
  const left = tab('a');
  const stays = tab('b');
  left.presence.close();
  left.presence.announceSaved();
  await eventually(() => expect(stays.heard).toHaveBeenCalledWith('saved'));
});

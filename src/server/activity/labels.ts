import type { ActivityGroup } from '../../shared/activity-groups.ts';
import { AUDIT_ACTIONS, type AuditAction } from '../../shared/audit-actions.ts';

const ACTIONS = Object.keys(AUDIT_ACTIONS) as AuditAction[];

/** A later version of the site may have logged an action that this version does not know. */
export const wordsOf = (action: string): string =>
  (AUDIT_ACTIONS[action as AuditAction] as readonly string[] | undefined)?.[1] ?? action;

export const actionsOf = (group: ActivityGroup): AuditAction[] =>
  ACTIONS.filter((action) => AUDIT_ACTIONS[action][0] === group);

export const ARTICLE_ACTIONS = ACTIONS.filter((action) => action.startsWith('article.'));

/** For the history of an article, whose versions already show who saved what. */
export const ARTICLE_EVENTS = ARTICLE_ACTIONS.filter((action) => AUDIT_ACTIONS[action][0] !== 'writing');

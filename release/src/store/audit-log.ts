/** The audit log, one entry a line. */

export interface AuditEntry {
  at: string;
  by: string;
  /** A gateway writes `refuse` when it serves the old composition on. */
  action:
    | 'publish'
    | 'promote'
    | 'rollback'
    | 'remove'
    | 'prune'
    | 'refuse'
    | 'schedule'
    | 'cancel'
    | 'preview'
    | 'canary'
    | 'take-back';
  /** `cinema@0123456789abcdef`, several separated by spaces. */
  subject: string;
  why?: string;
  /** Teams whose apps somebody else has changed for them. */
  otherTeams?: string[];
  fromRevision?: number;
  toRevision?: number;
}

CREATE TABLE `digest_issues` (
	`locale` text NOT NULL,
	`week` text NOT NULL,
	`issue` text,
	`good_news` integer NOT NULL,
	`built_at` text NOT NULL,
	`mailed_up_to` text DEFAULT '' NOT NULL,
	`mailed_at` text,
	PRIMARY KEY(`locale`, `week`)
);
--> statement-breakpoint
CREATE INDEX `digest_issues_unmailed` ON `digest_issues` (`week`) WHERE mailed_at is null and issue is not null;--> statement-breakpoint
CREATE TABLE `mail_histories` (
	`address_hash` text PRIMARY KEY NOT NULL,
	`unconfirmed_mails` integer DEFAULT 0 NOT NULL,
	`last_confirmation_at` text,
	`stopped_by` text
);
--> statement-breakpoint
CREATE TABLE `mails` (
	`idempotency_key` text PRIMARY KEY NOT NULL,
	`address_hash` text NOT NULL,
	`purpose` text NOT NULL,
	`state` text NOT NULL,
	`message` text,
	`created_at` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`first_attempt_at` text,
	`next_attempt_at` text NOT NULL,
	`settled_at` text,
	`provider_id` text,
	`last_error` text
);
--> statement-breakpoint
CREATE INDEX `mails_due` ON `mails` (`next_attempt_at`) WHERE state in ('queued', 'sending');--> statement-breakpoint
CREATE INDEX `mails_address_hash` ON `mails` (`address_hash`);--> statement-breakpoint
CREATE INDEX `mails_created_at` ON `mails` (`created_at`);--> statement-breakpoint
CREATE TABLE `record_tokens` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`address_hash` text NOT NULL,
	`expires_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `record_tokens_address_hash` ON `record_tokens` (`address_hash`);--> statement-breakpoint
CREATE INDEX `record_tokens_expires_at` ON `record_tokens` (`expires_at`);--> statement-breakpoint
CREATE TABLE `subscribers` (
	`address_hash` text PRIMARY KEY NOT NULL,
	`state` text NOT NULL,
	`address` text,
	`locale` text,
	`pending_since` text,
	`confirmed_at` text,
	`unsubscribed_at` text,
	`confirm_token_hash` text,
	`confirm_token_expires_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `subscribers_confirm_token_hash` ON `subscribers` (`confirm_token_hash`);--> statement-breakpoint
CREATE INDEX `subscribers_state_locale_address_hash` ON `subscribers` (`state`,`locale`,`address_hash`);--> statement-breakpoint
-- A new issue, or a week without one, changes the archive and the issue's page.
CREATE TRIGGER `digest_issue_inserted` AFTER INSERT ON `digest_issues` BEGIN
	UPDATE `data_version` SET `version` = `version` + 1 WHERE `id` = 1;
END;

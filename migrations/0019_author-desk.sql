CREATE TABLE `backups` (
	`taken_at` text PRIMARY KEY NOT NULL,
	`held` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `desk_acts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` text NOT NULL,
	`who` text NOT NULL,
	`subject` text NOT NULL,
	`before` text,
	`after` text,
	`nonce` text NOT NULL,
	`undoes` integer
);
--> statement-breakpoint
CREATE INDEX `desk_acts_subject` ON `desk_acts` (`subject`,`id`);--> statement-breakpoint
CREATE INDEX `desk_acts_at` ON `desk_acts` (`at`);--> statement-breakpoint
CREATE TABLE `reader_reports` (
	`id` text PRIMARY KEY NOT NULL,
	`at` text NOT NULL,
	`about` text NOT NULL,
	`locale` text NOT NULL,
	`text` text NOT NULL,
	`answer` text
);
--> statement-breakpoint
CREATE INDEX `reader_reports_at` ON `reader_reports` (`at`);--> statement-breakpoint
CREATE TABLE `story_choices` (
	`week` text NOT NULL,
	`article_id` text NOT NULL,
	`choice` text NOT NULL,
	PRIMARY KEY(`week`, `article_id`)
);
--> statement-breakpoint
CREATE TABLE `target_looks` (
	`address` text PRIMARY KEY NOT NULL,
	`looked_at` text NOT NULL,
	`answered_at` text,
	`found` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `troubles` (
	`name` text PRIMARY KEY NOT NULL,
	`since` text NOT NULL
);

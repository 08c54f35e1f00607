CREATE TABLE `watched_hosts` (
	`host` text PRIMARY KEY NOT NULL,
	`free_at` text DEFAULT '' NOT NULL,
	`robots` text,
	`robots_at` text
);
--> statement-breakpoint
CREATE TABLE `watched_links` (
	`address` text PRIMARY KEY NOT NULL,
	`state` text,
	`since` text,
	`final_address` text,
	`title` text,
	`seen` text,
	`seen_at` text,
	`notice` text,
	`noticed_on` text,
	`is_told` integer DEFAULT true NOT NULL
);

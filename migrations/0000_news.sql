CREATE TABLE `ai_news` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`summary_md` text NOT NULL,
	`tags` text NOT NULL,
	`source_name` text NOT NULL,
	`source_url` text NOT NULL,
	`published_at` text NOT NULL,
	`status` text NOT NULL,
	`featured` integer DEFAULT false NOT NULL,
	`view_count` integer DEFAULT 0 NOT NULL,
	`influence_score` integer NOT NULL,
	`education_relevance` integer NOT NULL,
	`feed_id` text NOT NULL,
	`guid` text,
	`language` text NOT NULL,
	`date_estimated` integer NOT NULL,
	`is_sample` integer NOT NULL,
	`fetched_at` text NOT NULL,
	`search_text` text NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`title_en` text,
	`title_pt` text,
	`summary_en` text,
	`summary_pt` text,
	`class_note_en` text,
	`class_note_pt` text,
	`summarised_by` text,
	`summary_state` text NOT NULL,
	`summary_attempts` integer DEFAULT 0 NOT NULL,
	`summary_due_at` text NOT NULL,
	`body` text
);
--> statement-breakpoint
CREATE INDEX `ai_news_status_published_at` ON `ai_news` (`status`,"published_at" desc);--> statement-breakpoint
CREATE INDEX `ai_news_feed_published_at` ON `ai_news` (`feed_id`,"published_at" desc);--> statement-breakpoint
CREATE UNIQUE INDEX `ai_news_feed_guid` ON `ai_news` (`feed_id`,`guid`);--> statement-breakpoint
CREATE INDEX `ai_news_pending` ON `ai_news` (`summary_due_at`) WHERE summary_state = 'pending';--> statement-breakpoint
CREATE INDEX `ai_news_samples` ON `ai_news` (`id`) WHERE is_sample = 1;--> statement-breakpoint
CREATE TABLE `daily_counters` (
	`name` text NOT NULL,
	`day` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`name`, `day`)
);
--> statement-breakpoint
CREATE TABLE `daily_salts` (
	`day` text PRIMARY KEY NOT NULL,
	`salt` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `feed_states` (
	`source_id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`feed` text NOT NULL,
	`etag` text,
	`last_modified` text,
	`last_attempt_at` text,
	`failures` integer DEFAULT 0 NOT NULL,
	`retry_after_seconds` integer,
	`last_error` text,
	`last_success_at` text,
	`last_new_at` text
);
--> statement-breakpoint
CREATE TABLE `leases` (
	`name` text PRIMARY KEY NOT NULL,
	`owner` text NOT NULL,
	`until` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `news_tags` (
	`tag` text NOT NULL,
	`published_at` text NOT NULL,
	`article_id` text NOT NULL,
	PRIMARY KEY(`tag`, `published_at`, `article_id`),
	FOREIGN KEY (`article_id`) REFERENCES `ai_news`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `news_tags_article_id` ON `news_tags` (`article_id`);--> statement-breakpoint
CREATE TABLE `pipeline_logs` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`created_at` text NOT NULL,
	`operation` text NOT NULL,
	`status` text NOT NULL,
	`run_id` text,
	`source_id` text,
	`article_id` text,
	`detail` text,
	`duration_ms` integer
);
--> statement-breakpoint
CREATE INDEX `pipeline_logs_operation_status_created_at` ON `pipeline_logs` (`operation`,`status`,"created_at" desc);--> statement-breakpoint
CREATE INDEX `pipeline_logs_created_at` ON `pipeline_logs` (`created_at`);--> statement-breakpoint
CREATE TABLE `pipeline_runs` (
	`id` text PRIMARY KEY NOT NULL,
	`operation` text NOT NULL,
	`trigger` text NOT NULL,
	`status` text NOT NULL,
	`started_at` text NOT NULL,
	`finished_at` text,
	`summaries_left` integer DEFAULT 0 NOT NULL,
	`idempotency_key` text
);
--> statement-breakpoint
CREATE INDEX `pipeline_runs_operation_started_at` ON `pipeline_runs` (`operation`,"started_at" desc);--> statement-breakpoint
CREATE UNIQUE INDEX `pipeline_runs_idempotency_key` ON `pipeline_runs` (`operation`,`idempotency_key`);--> statement-breakpoint
CREATE INDEX `pipeline_runs_started` ON `pipeline_runs` (`started_at`) WHERE status = 'started';--> statement-breakpoint
CREATE TABLE `rate_windows` (
	`key` text PRIMARY KEY NOT NULL,
	`window_start` integer NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `rate_windows_window_start` ON `rate_windows` (`window_start`);--> statement-breakpoint
CREATE TABLE `run_items` (
	`run_id` text NOT NULL,
	`item_id` text NOT NULL,
	`outcome` text,
	PRIMARY KEY(`run_id`, `item_id`),
	FOREIGN KEY (`run_id`) REFERENCES `pipeline_runs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `view_marks` (
	`mark` text PRIMARY KEY NOT NULL,
	`token` text NOT NULL,
	`expires_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `view_marks_expires_at` ON `view_marks` (`expires_at`);